# Words of the bench.

bench-measuring = Measuring
bench-title = Random decisions a second, one thread, { $date }
bench-column-engine = engine
bench-column-game = game
bench-column-path = path
bench-column-pace = decisions/s
bench-column-ratio = slower by
bench-column-catanatron = × Catanatron
bench-legend = “Slower by”: Burger Joint’s loop inside the rules ÷ this row. “× Catanatron”: this row ÷ Catanatron. Seconds of processor time.
bench-note = { $note }
bench-no-package = not installed
bench-no-compiled = not compiled here
bench-no-game = not in this version
bench-failed = failed
bench-too-long = took too long
bench-arg-seconds = processor time for each row (2)
bench-arg-only = measure only this: burger-joint, rival-restaurants, open_spiel, catanatron, rlcard, chess; may be repeated
bench-arg-record = put the table on top of this file of results
err-unknown-bench = Nothing called “{ $name }” is measured. There is { $known }.
err-bench-seconds = The option “--seconds” takes a number from 0.001 to 600, not “{ $text }”.
