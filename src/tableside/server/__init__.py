"""The server: tables that people and bots play at, over HTTP and WebSocket. ``docs/protocol.md`` describes it from
outside."""
