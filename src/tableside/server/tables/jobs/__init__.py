"""Jobs on whole games (read, verify, replay), run in processes of their own."""
