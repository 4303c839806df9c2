"""The restaurants (RR-8), one file each. ``tables`` loads the ones that restaurants.csv names."""
