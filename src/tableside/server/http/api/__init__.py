"""The HTTP interface, by what it is about. ``docs/protocol.md`` lists it."""
