# Language-model agents, checkpoints, benchmark and export.

agent-moves = Your moves (notation – meaning):
agent-notation = Kinds of moves, with examples (notation – meaning):
agent-you-are = You are { $name }, player { $n } (p{ $n }).
agent-waiting = { $n ->
    [0] The game hasn’t started yet.
    [one] The game hasn’t started yet. One seat is still open.
   *[other] The game hasn’t started yet. { $n } seats are still open.
}
agent-others = It’s not your turn. Waiting for: { $names }.
agent-not-yet = It’s not your turn yet.
agent-over = { $n ->
    [0] The game is over. Nobody won. Points: { $scores }.
    [one] The game is over. Winner: { $names }. Points: { $scores }.
   *[other] The game is over. Winners: { $names }. Points: { $scores }.
}
agent-no-moves = You have no such moves now.
agent-allowed = Allowed: “{ $move }” – { $meaning }
agent-motion = { $name } proposes: { $what }.
agent-refused = { $why }
err-agent-server = Can’t reach the server at { $name }: { $why }.
err-agent-link = “{ $text }” is not a link to a table. It looks like http://…/table/…?invite=….
err-agent-no-table = You have no seat yet. Open a table, or join one by its link.
err-extra-missing = This needs the package { $package }. Install it with: pip install "tableside[{ $extra }]"
cmd-mcp = let a language-model agent play at a server’s tables (Model Context Protocol)
cmd-mcp-examples =
    tableside mcp                                            with the server on this machine
    tableside mcp --server https://games.example --name Ada
    tableside mcp --link "http://…/table/…?invite=…"         sit down at this table at once
arg-mcp-server = address of the server ({ $url }; or set TABLESIDE_SERVER)
arg-mcp-name = name of the agent at the table (Agent)
arg-mcp-name-name = NAME
arg-mcp-link = invite link of the table to join
err-checkpoint-missing = There is no checkpoint “{ $name }”.
err-checkpoint-file = “{ $name }” is not a checkpoint that Tableside can read: { $why }.
err-checkpoint-game = The checkpoint “{ $name }” plays { $other }, not { $game }.
err-checkpoint-fit = The checkpoint was trained for { $players } players with { $wants } inputs and actions. With { $seats } players there are { $has }.
