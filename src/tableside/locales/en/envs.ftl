# Words of the research environments.

err-env-actions = Give one whole number for each game ({ $n } in all), not an array of shape { $shape }.
err-env-no-action = “{ $action }” of { $agent } is not an action. It must be a whole number.
err-env-illegal = Action { $n } (“{ $move }”) of { $agent } is not legal now. The action mask shows the legal ones.
err-env-illegal-in = Action { $n } (“{ $move }”) is not legal in game { $game }. The mask shows the legal ones.
err-env-over = No game is running. Reset the environment.
err-env-position = Option “{ $where }” doesn’t work in environments: every game starts with the set-up.
err-env-reward = Unknown reward: “{ $name }”. Available: { $known }.
err-env-agent = Unknown agent: “{ $name }”. Available: { $known }.
err-env-by-agent = Give a dict of actions by agent, not “{ $text }”.
err-env-opponents = Give the opponents as bot names, in a list or separated by commas. “{ $text }” is not a name.
err-env-options = Give a dict of options by name, not “{ $text }”.
err-env-render = Unknown render mode: “{ $name }”. Available: { $known }.
