# Parole per ogni gioco scritto con tableside.engine.simple_game.

simple-points = punti
simple-secret = segreto
simple-yes = sì
simple-no = no
simple-ask = Tocca a { $seat }.
simple-you = Tocca a te.
simple-over = La partita è finita.
simple-on-the-table = Sul tavolo
simple-your-moves = Le tue mosse
simple-keys = gioca la mossa con questo numero
simple-hint = la mossa di { $bot }
simple-legend = ▸ indica a chi tocca. Le mosse si scrivono come nell’elenco; più mosse si separano con un punto e virgola.
term-side-first = il posto che comincia
term-side-second = l’altro posto
err-simple-unknown = “{ $move }” non è una mossa di questo gioco. Una mossa comincia con: { $known }.
err-simple-illegal = “{ $move }” ora non è possibile.
err-simple-option = L’opzione “{ $where }” accetta uno di questi valori: { $known }.
err-env-no-actions = { $name } non ha un ambiente: il gioco non elenca le sue mosse.
