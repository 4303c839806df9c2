"""The action cards (RR-9), one file each. ``tables`` loads the ones that cards.csv names."""
