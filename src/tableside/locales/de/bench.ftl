# Wörter der Geschwindigkeitsmessung.

bench-measuring = Messe
bench-title = Zufällige Entscheidungen pro Sekunde, ein Thread, { $date }
bench-column-engine = Programm
bench-column-game = Spiel
bench-column-path = Weg
bench-column-pace = Entscheidungen/s
bench-column-ratio = langsamer um
bench-column-catanatron = × Catanatron
bench-legend = „Langsamer um“: die Schleife in den Regeln von Burger Joint ÷ diese Zeile. „× Catanatron“: diese Zeile ÷ Catanatron. Sekunden sind Prozessorzeit.
bench-note = { $note }
bench-no-package = nicht installiert
bench-no-compiled = hier nicht kompiliert
bench-no-game = nicht in dieser Fassung
bench-failed = misslungen
bench-too-long = dauerte zu lange
bench-arg-seconds = Prozessorzeit für jede Zeile (2)
bench-arg-only = nur dies messen: burger-joint, rival-restaurants, open_spiel, catanatron, rlcard, chess; mehrfach möglich
bench-arg-record = die Tabelle oben in diese Datei mit Ergebnissen schreiben
err-unknown-bench = Etwas namens „{ $name }“ wird nicht gemessen. Es gibt { $known }.
err-bench-seconds = Die Option „--seconds“ nimmt eine Zahl von 0.001 bis 600, nicht „{ $text }“.
