"""What a seat may see (RR-1.7)."""
