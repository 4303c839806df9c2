"""Offers: which to make, which to accept (RR-4.6)."""
