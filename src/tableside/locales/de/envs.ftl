# Wörter der Forschungsumgebungen.

err-env-actions = Für jede der { $n } Partien wird eine ganze Zahl gebraucht, nicht ein Feld { $shape }.
err-env-no-action = „{ $action }“ von { $agent } ist keine Aktion: Gemeint ist eine ganze Zahl.
err-env-illegal = Aktion { $n } („{ $move }“) von { $agent } ist jetzt nicht erlaubt; die Aktionsmaske zeigt, welche es sind.
err-env-illegal-in = Aktion { $n } („{ $move }“) ist in Partie { $game } nicht erlaubt; die Maske zeigt, welche es sind.
err-env-over = Es läuft keine Partie: Umgebung zurücksetzen.
err-env-position = Die Option „{ $where }“ gibt es für Umgebungen nicht: Partien beginnen mit dem Aufbau.
err-env-reward = Die Belohnung „{ $name }“ ist unbekannt. Bekannt: { $known }.
