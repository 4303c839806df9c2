# The log: what of it one wants to see, by turns or days.

log-filter = Show in the log
log-topic-all = All
log-topic-me = About me
log-topic-trades = Trades
log-topic-dishes = Dishes
log-topic-cards = Cards
log-topic-cubes = Cubes
log-topic-buildings = Buildings
log-fold-all = Collapse all
log-unfold-all = Expand all
log-look-at = Show this moment: { $what }
log-none = Nothing like this has happened yet.
log-show-all = Show everything
side-panels = Log and chat
