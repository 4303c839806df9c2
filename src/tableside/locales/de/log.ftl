# Der Verlauf: was man davon sehen will, nach Zügen oder Tagen.

log-filter = Im Verlauf zeigen
log-topic-all = Alles
log-topic-me = Über mich
log-topic-trades = Tausch
log-topic-dishes = Gerichte
log-topic-cards = Karten
log-topic-cubes = Würfel
log-topic-buildings = Gebäude
log-fold-all = Alle einklappen
log-unfold-all = Alle ausklappen
log-look-at = Diesen Moment zeigen: { $what }
log-none = So etwas ist noch nicht passiert.
log-show-all = Alles zeigen
side-panels = Verlauf und Chat
