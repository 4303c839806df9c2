"""Burger Joint at each of its questions (docs/burger-joint.md, "Positions"): full boards, and Burger is asked."""

POSITIONS = {
    "first-pick": (
        "first-pick B P 44 3/6/KYGRWN/E/11/KY2G2R/-/4 6/5/KYGRWN/-/11/K2Y2RWN/Y/3 2KGW3N/-/- 6K6Y7G6R8W6N -/0/0/0/-"
    ),
    "pick": "pick B P 44 3/6/KYGRWN/E/11/KY2G2R/N/3 6/5/KYGRWN/-/11/K2Y2RWN/YN/2 2KGWN/-/- 6K6Y7G6R8W6N -/0/0/0/-",
    "trade": "trade B B 47 4/6/KYGRWN/E/11/3KG2R2W3N/-/0 6/5/KYGRWN/-/11/3K3Y2GR2N/-/0 -/-/- 4K7Y7G7R8W5N -/0/0/0/-",
    "get": "get B B 45 3/6/KYGRWN/E/11/2KY4GRW2N/-/0 6/5/KYGRWN/-/11/4K2Y3RWN/-/0 -/-/- 4K7Y6G6R8W7N E/0/0/0/-",
    "exchange": "exchange B B 37 4/5/KYGWN/A/11/4KY2GRW2N/-/0 3/6/YGRN/B/11/3Y2G3R3W/-/0 -/-/- 6K6Y6G6R6W8N A/0/0/0/-",
    "put": "put B B 39 4/5/KYGRN/BE/11/KY3GRW3N/-/0 2/5/KYGRWN/-/9/K3Y2G2RW2N/-/0 -/-/- 8K6Y5G7R8W5N B/0/2/0/-",
    "build": "build B B 37 4/5/KYGRWN/E/9/KG3R3N/-/0 2/4/KYGRWN/-/8/K2YG3W2N/-/0 -/-/- 8K8Y8G7R7W5N E/0/0/0/-",
    "steal": "steal B B 43 3/6/KYGRWN/E/9/K3G2RW/-/0 6/5/KYGRWN/-/11/K4Y2RW3N/-/0 -/-/- 8K6Y7G6R8W7N E/1/0/0/-",
    "steal-or-advance": (
        "steal-or-advance B B 43 3/6/KYGRWN/E/9/K2G2R/-/0 6/5/KYGRWN/-/11/K3Y2RW3N/-/0 -/-/- 8K7Y8G6R9W7N E/2/0/0/-"
    ),
    "upgrade": "upgrade B B 37 4/5/KYGRWN/E/9/KG/-/0 2/4/KYGRWN/-/8/K2YG3W2N/-/0 -/-/- 8K8Y8G10R7W8N E/0/1/0/-",
    "discard": "discard B P 44 3/6/KYGRWN/E/11/2KY3G2R2N/-/0 6/5/KYGRWN/-/11/2K2YRWN/-/0 -/-/- 6K7Y7G7R9W7N -/0/0/0/-",
}
