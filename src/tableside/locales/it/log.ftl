# La cronologia: che cosa mostrare, per turni o per giorni.

log-filter = Mostra nella cronologia
log-topic-all = Tutto
log-topic-me = Su di me
log-topic-trades = Scambi
log-topic-dishes = Piatti
log-topic-cards = Carte
log-topic-cubes = Cubi
log-topic-buildings = Edifici
log-fold-all = Comprimi tutto
log-unfold-all = Espandi tutto
log-look-at = Mostra questo momento: { $what }
log-none = Non è ancora successo niente di simile.
log-show-all = Mostra tutto
side-panels = Cronologia e chat
