# Parole per ogni gioco scritto con tableside.engine.simple_game.

simple-points = punti
simple-secret = segreto
simple-yes = sì
simple-no = no
simple-ask = In attesa di { $seat }.
simple-you = Tocca a te.
simple-over = La partita è finita.
simple-on-the-table = Sul tavolo
simple-your-moves = Le tue mosse
simple-keys = gioca la mossa con questo numero
simple-hint = la mossa di { $bot }
simple-legend = ▸ indica a chi tocca. Scrivi una mossa come nell’elenco. Separa più mosse con punti e virgola.
term-side-first = il posto che comincia
term-side-second = l’altro posto
err-simple-unknown = Mossa sconosciuta: “{ $move }”. Le mosse cominciano con { $known }.
err-simple-illegal = “{ $move }” ora non è possibile.
err-simple-option = Valore sconosciuto per “{ $where }”. Disponibili: { $known }.
err-env-no-actions = { $name } non si può usare come ambiente, perché il gioco non elenca le sue mosse.
