"""The restaurants (RR-8), a file each; ``tables`` loads the ones that data/restaurants.csv names."""
