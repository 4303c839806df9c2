"""The chefs (RR-7), one file each. ``tables`` loads the ones that chefs.csv names."""
