game-pinch-of-salt = Un pizzico di sale
ui-game-pinch-of-salt-pitch = Una pentola, tanti cuochi: sala la zuppa finché piace a te, e servila prima che piaccia agli altri.
ui-game-pinch-of-salt-players = 2–4 giocatori
ui-game-pinch-of-salt-length = 5 minuti
bot-taster = Assaggiatore
bot-taster-about = sala secondo il suo gusto

ps-seat = Cuoco { $letter }
ps-soups = Zuppe in tutto
ps-soup = Zuppa
ps-pinches = Pizzichi nella pentola
ps-points = Punti
ps-taste = Gusto
ps-option-soups = Quante zuppe
ps-ask = { $seat-is ->
    [you] Aggiungi sale o servi la zuppa.
   *[other] { $seat }: sale o zuppa in tavola?
}
ps-move-salt = { $a ->
    [one] Aggiungi un pizzico
   *[other] Aggiungi { $a } pizzichi
}
ps-move-serve = Servi la zuppa
ps-log-salt = { $seat-is ->
    [you] Aggiungi
   *[other] { $seat } aggiunge
} { $n ->
    [one] un pizzico
   *[other] { $n } pizzichi
}.
ps-log-serve = { $seat-is ->
    [you] Servi
   *[other] { $seat } serve
} la zuppa con { $n ->
    [one] un pizzico
   *[other] { $n } pizzichi
}.
ps-log-taste = { $seat-is ->
    [you] A te piacciono
   *[other] A { $seat } piacciono
} { $taste } pizzichi: { $n ->
    [one] un punto
   *[other] { $n } punti
}.
