"""Jobs: what is done with whole games (read, verify, replay), in processes of their own."""
