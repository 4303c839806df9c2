# Eigene Tafelsätze: die Seite, auf der man sie schreibt, ausprobiert und aufhebt.

err-toml-line = Zeile { $line }, Spalte { $column }: { $why ->
    [twice] Diesen Namen gibt es in derselben Tabelle schon.
    [quote] Ein schließendes Anführungszeichen fehlt.
    [equals] Nach einem Namen braucht es „=“ und einen Wert.
    [bracket] Eine schließende Klammer oder ein Komma fehlt.
    [value] Das ist kein Wert. Texte brauchen Anführungszeichen.
    [statement] Diese Zeile ist unvollständig, oder es steht zu viel darin.
   *[other] Das ist kein gültiges TOML.
}

sets-title = Tafelsätze
sets-about = Ändere Preise, Leisten und Bistros von Burger Joint und spiele auf deinen eigenen Tafeln. Deine Sätze bleiben auf diesem Gerät.
sets-fields = Alle Felder erklärt
sets-classic = Klassisch
sets-own = Satz wählen
sets-text = Tafelsatz (TOML)
sets-text-hint = Alles, was auf den Tafeln steht, steht in diesem Text. Die Vorschau folgt beim Tippen.
sets-upload = Datei hochladen
sets-upload-big = Diese Datei ist zu groß. Ein Tafelsatz darf höchstens { $n } kB haben.
sets-download = Herunterladen
sets-save = Speichern
sets-saved = „{ $name }“ ist auf diesem Gerät gespeichert.
sets-save-full = Dieser Browser hat keinen Platz mehr. Lösche einen Satz oder lade ihn herunter.
sets-delete = „{ $name }“ löschen
sets-deleted = „{ $name }“ wurde gelöscht.
sets-undo = Rückgängig
sets-preview = Vorschau
sets-preview-about = So beginnt eine Partie mit „{ $name }“
sets-checking = Wird geprüft …
sets-fine = Dieser Satz ist spielbar.
sets-broken = Noch nicht spielbar
sets-stale = Die Vorschau zeigt deine letzte spielbare Fassung.
sets-go-to-line = Zu Zeile { $n }
sets-play = Gegen einen Bot spielen
sets-open = Tisch damit eröffnen
sets-facts = { $points ->
    [one] Sieg mit einem Punkt
   *[other] Sieg mit { $points } Punkten
} · höchstens { $limit } Würfel im Lager · { $who } beginnt
sets-choose = Tafelsatz
sets-make = Eigenen Tafelsatz machen
