"""WebSockets: connections to a table, and what is sent over them."""
