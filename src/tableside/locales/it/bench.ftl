# Parole della misura di velocità.

bench-measuring = Misuro
bench-title = Decisioni casuali al secondo, un solo thread, { $date }
bench-column-engine = motore
bench-column-game = gioco
bench-column-path = via
bench-column-pace = decisioni/s
bench-column-ratio = più lento di
bench-column-catanatron = × Catanatron
bench-legend = «Più lento di»: il ciclo interno alle regole di Burger Joint ÷ questa riga. «× Catanatron»: questa riga ÷ Catanatron. I secondi sono tempo di processore.
bench-note = { $note }
bench-no-package = non installato
bench-no-compiled = qui non compilato
bench-no-game = non in questa versione
bench-failed = non riuscito
bench-too-long = ha impiegato troppo
bench-arg-seconds = tempo di processore per ogni riga (2)
bench-arg-only = misura solo questo: burger-joint, rival-restaurants, open_spiel, catanatron, rlcard, chess; ripetibile
bench-arg-record = metti la tabella in cima a questo file di risultati
err-unknown-bench = Non si misura nulla di nome «{ $name }». C’è { $known }.
err-bench-seconds = L’opzione «--seconds» vuole un numero da 0.001 a 600, non «{ $text }».
