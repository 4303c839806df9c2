# Die Arena: ihr Befehl, ihre Fehler und ihr Bericht.

cmd-arena = Bots gegeneinander spielen lassen und bewerten
cmd-arena-examples =
    tableside arena burger-joint --bots greedy,master --games 400
    tableside arena burger-joint --bots master,mein_modul:MeinBot --report mein-bericht
    tableside arena rival-restaurants --bots random,greedy --seats 4 --games 100
    tableside arena rival-restaurants --bots random,greedy --tables mixed --backend ray
arg-arena-bots = die Bots, mit Namen oder als modul:Klasse; zweimal derselbe spielt gegen sich selbst
arg-arena-games = wie viele Partien jedes Paar spielt, aufgerundet auf ganze Platzwechsel (100)
arg-arena-seats = wie viele an einem Tisch sitzen, wo das Spiel die Wahl lässt (4)
arg-arena-tables = mehr als zwei Plätze: ein Bot gegen einen Tisch voll anderer (lone), oder alle gemischt (mixed)
arg-arena-jobs = wie viele Prozesse spielen; 1 spielt in diesem Prozess
arg-arena-backend = auf diesem Rechner spielen, oder mit Ray (auf dem Verbund aus RAY_ADDRESS, sonst lokal)
arg-arena-seconds = ein Bot, der länger über einen Zug nachdenkt, verliert die Partie
arg-arena-report = Ordner für den Bericht und die fertigen Partien; nach einem Abbruch macht derselbe Befehl dort weiter
arg-arena-resume = die fertigen Partien in dieser Datei aufheben und von dort weitermachen
arg-folder-name = ORDNER

err-arena-bots = Eine Arena braucht mindestens zwei Bots, nicht { $n }.
err-arena-tables = Tische „{ $name }“ gibt es nicht. Es gibt { $known }.
err-arena-backend = Ein Backend „{ $name }“ gibt es nicht. Es gibt { $known }.
err-arena-no-ray = Ray ist nicht installiert: pip install "tableside[cluster]".
err-journal-none = „{ $name }“ ist nicht das Protokoll einer Arena.
err-journal-line = „{ $name }“, Zeile { $n }, ist keine fertige Partie: { $why }
err-journal-other = „{ $name }“ ist das Protokoll einer anderen Arena ({ $what }: dort { $there }, hier { $here }). Wähle einen anderen Ort oder entferne es.
err-journal-busy = „{ $name }“ wird gerade von einer anderen Arena benutzt.

end-bot-failed = ein Bot hat versagt
end-stopped = nach zu vielen Entscheidungen abgebrochen

arena-playing = Es wird gespielt
arena-resumed = { $n } von { $total } Partien waren schon gespielt.
arena-title = { $game }: { $n } Partien mit { $deals } Kartenverteilungen, Seed { $seed }
arena-column-rating = Wertung
arena-column-interval = 95 %
arena-column-wins = Siege
arena-column-ms = ms/Zug
arena-column-failures = Versagen
arena-cross-duels = Siege in % (Zeile gegen Spalte)
arena-cross-lone = Siege in % (einer der Zeile gegen { $seats } der Spalte)
arena-cross-mixed = Besser in % (Zeile vor Spalte, am selben Tisch)
arena-seat-line = { $seat } gewinnt { $share }
arena-length-turns = { $mean } Spielzüge je Partie
arena-length-days = { $mean } Tage je Partie
arena-failures = { $n ->
    [one] Ein Versagen:
   *[other] { $n }-mal hat ein Bot versagt:
}
arena-failure-line = Partie { $n }, { $bot }: { $kind } – { $why }
arena-failure-crash = abgestürzt
arena-failure-illegal = unerlaubter Zug
arena-failure-late = zu spät
arena-failure-absent = ließ sich nicht erzeugen
arena-failure-died = hat seinen Prozess beendet
arena-failure-rules = die Regeln sind abgestürzt
arena-report-at = Bericht: { $path }
