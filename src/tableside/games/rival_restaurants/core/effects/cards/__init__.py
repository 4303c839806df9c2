"""The action cards (RR-9), a file each; ``tables`` loads the ones that data/cards.csv names."""
