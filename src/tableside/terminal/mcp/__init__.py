"""``tableside mcp``: a table for language-model agents, over the Model Context Protocol."""
