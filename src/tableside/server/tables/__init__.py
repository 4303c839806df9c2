"""Tables: the games being played, their log, clocks and lifecycle."""
