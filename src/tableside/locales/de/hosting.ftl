### Worte für Gastgeber: Sicherungen.

cmd-backup = alle Partien und Gäste in einer Datei sichern
cmd-backup-examples =
    tableside backup tableside.backup                 während der Server läuft
    tableside backup heute.backup --data ORDNER       aus einem anderen Ordner
cmd-restore = Partien und Gäste aus einer Sicherung zurückholen
cmd-restore-examples =
    tableside restore tableside.backup                ergänzt nur, was fehlt
    TABLESIDE_DATABASE_URL=postgresql://… tableside restore laptop.backup
arg-backup-file = die Sicherung; sie enthält den Schlüssel der Sitzungen, also gib sie nicht aus der Hand
arg-data = Ordner für Partien und Schlüssel; mit TABLESIDE_DATABASE_URL sind die Partien dort

err-database = Die Datenbank { $name } lässt sich nicht öffnen: { $why }
err-database-newer = Die Datenbank { $name } stammt von einem neueren Tableside. Bitte erst dieses aktualisieren; nichts wurde geändert.
err-database-url = „TABLESIDE_DATABASE_URL“ braucht eine Adresse wie postgresql://benutzer:passwort@rechner/datenbank.
err-redis-alone = „TABLESIDE_REDIS_URL“ ist für mehrere Server, und die brauchen eine gemeinsame Datenbank: „TABLESIDE_DATABASE_URL“ mit PostgreSQL.
err-redis = „TABLESIDE_REDIS_URL“ ist nicht zu gebrauchen: { $why }
err-served-already = Ein anderes Tableside bedient „{ $name }“ schon. Beende zuerst jenes, oder gib diesem einen eigenen Ordner: --data ORDNER (make play: TABLESIDE_DATA=ORDNER).
err-key-damaged = Der Schlüssel „{ $name }“ ist beschädigt (kürzer als 32 Byte). Lösche ihn: „tableside restore“ holt ihn aus einer Sicherung zurück; ohne eine entsteht ein neuer, und alle Gäste sind Fremde.
err-no-data = In „{ $name }“ sind keine Partien.
err-backup-not = „{ $name }“ ist keine Sicherung von Tableside.
err-backup-newer = „{ $name }“ stammt von einem neueren Tableside ({ $version }). Bitte erst aktualisieren.
err-backup-damaged = „{ $name }“ ist in Zeile { $n } beschädigt. Nichts wurde zurückgeholt.
err-backup-cut = „{ $name }“ ist nicht vollständig: das Ende fehlt oder passt nicht. Nichts wurde zurückgeholt.

term-backup-made = { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
  }, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
  }.
term-restored = { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
  } und { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
  } zurückgeholt; { $present ->
    [one] ein Tisch war
   *[other] { $present } Tische waren
  } schon da.
term-restored-nameless = { $n ->
    [one] Ein Anmeldename gehört hier schon jemand anderem und bleibt weg: { $names }. Das Konto kam ohne Namen: Es meldet sich mit seinen Passkeys an, bleibt angemeldet, wo es das war, und kann dort einen anderen Namen wählen.
   *[other] { $n } Anmeldenamen gehören hier schon anderen und bleiben weg: { $names }. Die Konten kamen ohne Namen: Sie melden sich mit ihren Passkeys an, bleiben angemeldet, wo sie das waren, und können dort einen anderen Namen wählen.
  }
