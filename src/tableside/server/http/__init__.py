"""HTTP: the application, its middleware, and the pages and JSON it serves."""
