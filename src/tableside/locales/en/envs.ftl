# Words of the research environments.

err-env-actions = One whole number is wanted for each of the { $n } games, not an array of { $shape }.
err-env-no-action = “{ $action }” of { $agent } is no action: a whole number is wanted.
err-env-illegal = Action { $n } (“{ $move }”) of { $agent } is not legal now; the action mask shows which are.
err-env-illegal-in = Action { $n } (“{ $move }”) is not legal in game { $game }; the mask shows which are.
err-env-over = No game is under way: reset the environment.
err-env-position = The option “{ $where }” is not for environments: games begin with the set-up.
err-env-reward = The reward “{ $name }” is not known. Known: { $known }.
err-env-agent = There is no agent “{ $name }”. The agents are { $known }.
err-env-by-agent = A dict of actions by agent is wanted, not “{ $text }”.
err-env-opponents = Opponents are names of bots, in a list or with commas between them; “{ $text }” is no name.
err-env-options = A dict of options by name is wanted, not “{ $text }”.
err-env-render = The render mode “{ $name }” is not known. Known: { $known }.
