"""Jobs: work on whole games (read, verify, replay), in separate processes."""
