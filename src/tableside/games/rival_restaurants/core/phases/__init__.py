"""The rules of the day, phase by phase (RR-2 … RR-6, RR-10)."""
