### Worte für Gastgeber: Sicherungen.

cmd-backup = alle Partien und Gäste in einer Datei sichern
cmd-backup-examples =
    tableside backup tableside.backup                 auch während der Server läuft
    tableside backup heute.backup --data ORDNER       aus einem anderen Ordner
cmd-restore = Partien und Gäste aus einer Sicherung wiederherstellen
cmd-restore-examples =
    tableside restore tableside.backup                ergänzt nur, was fehlt
    TABLESIDE_DATABASE_URL=postgresql://… tableside restore laptop.backup
arg-backup-file = die Sicherungsdatei; sie enthält den Sitzungsschlüssel, also halte sie geheim
arg-data = Ordner für Partien und Schlüssel; mit TABLESIDE_DATABASE_URL liegen die Partien in dieser Datenbank

err-database = Die Datenbank { $name } lässt sich nicht öffnen: { $why }
err-database-newer = Die Datenbank { $name } stammt von einer neueren Version von Tableside. Nichts wurde geändert. Aktualisiere zuerst Tableside.
err-database-url = „TABLESIDE_DATABASE_URL“ muss eine Adresse sein wie postgresql://benutzer:passwort@rechner/datenbank.
err-node-address = „TABLESIDE_NODE_ADDRESS“ muss ein Rechner mit Port sein, zum Beispiel 10.0.0.5:8000. Es ist „{ $value }“.
err-redis-alone = „TABLESIDE_REDIS_URL“ ist für mehrere Server. Sie brauchen eine gemeinsame PostgreSQL-Datenbank: Setze „TABLESIDE_DATABASE_URL“.
err-redis = „TABLESIDE_REDIS_URL“ lässt sich nicht verwenden: { $why }
err-served-already = Ein anderer Tableside-Server nutzt „{ $name }“ bereits. Beende ihn zuerst, oder nimm einen anderen Ordner: --data ORDNER (make play: TABLESIDE_DATA=ORDNER).
err-key-damaged = Der Schlüssel „{ $name }“ ist beschädigt (kürzer als 32 Byte). Lösche ihn und stelle ihn mit „tableside restore“ aus einer Sicherung wieder her. Ohne Sicherung entsteht ein neuer Schlüssel, und alle Gäste sind endgültig abgemeldet.
err-no-data = Keine Partien gefunden in „{ $name }“.
err-backup-not = „{ $name }“ ist keine Tableside-Sicherung.
err-backup-newer = „{ $name }“ stammt von einer neueren Version von Tableside ({ $version }). Aktualisiere zuerst Tableside.
err-backup-damaged = „{ $name }“ ist in Zeile { $n } beschädigt. Nichts wurde wiederhergestellt.
err-backup-cut = „{ $name }“ ist unvollständig: Das Ende fehlt oder passt nicht. Nichts wurde wiederhergestellt.

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
  } wiederhergestellt; { $present ->
    [one] ein Tisch war
   *[other] { $present } Tische waren
  } schon da.
term-restored-nameless = { $n ->
    [one] Ein Anmeldename ist hier schon vergeben und wurde weggelassen: { $names }. Das Konto kann sich weiter mit seinen Passkeys anmelden, bleibt auf seinen Geräten angemeldet und kann dort einen neuen Namen wählen.
   *[other] { $n } Anmeldenamen sind hier schon vergeben und wurden weggelassen: { $names }. Die Konten können sich weiter mit ihren Passkeys anmelden, bleiben auf ihren Geräten angemeldet und können dort neue Namen wählen.
  }
