# Wörter der Forschungsumgebungen.

err-env-actions = Gib für jede Partie eine ganze Zahl an (insgesamt { $n }), nicht ein Array der Form { $shape }.
err-env-no-action = „{ $action }“ von { $agent } ist keine Aktion. Es muss eine ganze Zahl sein.
err-env-illegal = Aktion { $n } („{ $move }“) von { $agent } ist jetzt nicht erlaubt. Die Aktionsmaske zeigt die erlaubten.
err-env-illegal-in = Aktion { $n } („{ $move }“) ist in Partie { $game } nicht erlaubt. Die Maske zeigt die erlaubten.
err-env-over = Es läuft keine Partie. Setze die Umgebung zurück.
err-env-position = Die Option „{ $where }“ gibt es in Umgebungen nicht: Jede Partie beginnt mit dem Aufbau.
err-env-reward = Unbekannte Belohnung: „{ $name }“. Verfügbar: { $known }.
err-env-agent = Unbekannter Agent: „{ $name }“. Verfügbar: { $known }.
err-env-by-agent = Gib ein dict der Aktionen nach Agenten an, nicht „{ $text }“.
err-env-opponents = Gib die Gegner als Bot-Namen an, in einer Liste oder durch Kommas getrennt. „{ $text }“ ist kein Name.
err-env-options = Gib ein dict der Optionen nach Namen an, nicht „{ $text }“.
err-env-render = Unbekannte Darstellung: „{ $name }“. Verfügbar: { $known }.
