"""The chefs (RR-7), a file each; ``tables`` loads the ones that data/chefs.csv names."""
