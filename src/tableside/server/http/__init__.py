"""HTTP: the application, its middleware, the API and the files of the client."""
