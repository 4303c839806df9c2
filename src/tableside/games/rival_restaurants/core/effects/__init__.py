"""What cards, chefs and restaurants do, one file each (RR-7 … RR-9)."""
