# Wörter der Forschungsumgebungen.

err-env-actions = Für jede der { $n } Partien wird eine ganze Zahl gebraucht, nicht ein Feld { $shape }.
err-env-no-action = „{ $action }“ von { $agent } ist keine Aktion: Gemeint ist eine ganze Zahl.
err-env-illegal = Aktion { $n } („{ $move }“) von { $agent } ist jetzt nicht erlaubt; die Aktionsmaske zeigt, welche es sind.
err-env-illegal-in = Aktion { $n } („{ $move }“) ist in Partie { $game } nicht erlaubt; die Maske zeigt, welche es sind.
err-env-over = Es läuft keine Partie: Umgebung zurücksetzen.
err-env-position = Die Option „{ $where }“ gibt es für Umgebungen nicht: Partien beginnen mit dem Aufbau.
err-env-reward = Die Belohnung „{ $name }“ ist unbekannt. Bekannt: { $known }.
err-env-agent = Es gibt keinen Agenten „{ $name }“. Die Agenten sind { $known }.
err-env-by-agent = Gebraucht wird ein dict der Aktionen nach Agenten, nicht „{ $text }“.
err-env-opponents = Gegner sind Namen von Bots, in einer Liste oder durch Kommas getrennt; „{ $text }“ ist kein Name.
err-env-options = Gebraucht wird ein dict der Optionen nach Namen, nicht „{ $text }“.
err-env-render = Die Darstellung „{ $name }“ ist unbekannt. Bekannt: { $known }.
