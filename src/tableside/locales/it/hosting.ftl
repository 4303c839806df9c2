### Parole per chi ospita: copie di sicurezza.

cmd-backup = salva tutte le partite e gli ospiti in un file
cmd-backup-examples =
    tableside backup tableside.backup                 mentre il server continua
    tableside backup oggi.backup --data CARTELLA      di un’altra cartella
cmd-restore = riporta partite e ospiti da una copia di sicurezza
cmd-restore-examples =
    tableside restore tableside.backup                aggiunge solo ciò che manca
    TABLESIDE_DATABASE_URL=postgresql://… tableside restore portatile.backup
arg-backup-file = la copia; contiene la chiave delle sessioni, quindi tienila per te
arg-data = cartella per partite e chiavi; con TABLESIDE_DATABASE_URL le partite sono lì

err-database = Il database { $name } non si può aprire: { $why }
err-database-newer = Il database { $name } viene da un Tableside più recente. Prima aggiorna questo; non è stato cambiato nulla.
err-database-url = “TABLESIDE_DATABASE_URL” vuole un indirizzo come postgresql://utente:password@host/database.
err-redis-alone = “TABLESIDE_REDIS_URL” è per più server, che hanno bisogno di un database in comune: “TABLESIDE_DATABASE_URL” con PostgreSQL.
err-redis = “TABLESIDE_REDIS_URL” non si può usare: { $why }
err-served-already = Un altro Tableside serve già “{ $name }”. Ferma prima quello, o dai a questo una cartella sua: --data CARTELLA (make play: TABLESIDE_DATA=CARTELLA).
err-key-damaged = La chiave “{ $name }” è danneggiata (più corta di 32 byte). Cancellala: “tableside restore” la riporta da una copia di sicurezza; senza, se ne crea una nuova e tutti gli ospiti sono sconosciuti.
err-no-data = In “{ $name }” non ci sono partite.
err-backup-not = “{ $name }” non è una copia di sicurezza di Tableside.
err-backup-newer = “{ $name }” viene da un Tableside più recente ({ $version }). Prima aggiorna.
err-backup-damaged = “{ $name }” è danneggiato alla riga { $n }. Non è stato riportato nulla.
err-backup-cut = “{ $name }” non è completo: la fine manca o non corrisponde. Non è stato riportato nulla.

term-backup-made = { $file }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $guests ->
    [one] un ospite
   *[other] { $guests } ospiti
  }.
term-restored = { $file }: riportati { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  } e { $guests ->
    [one] un ospite
   *[other] { $guests } ospiti
  }; { $present ->
    [one] un tavolo c’era
   *[other] { $present } tavoli c’erano
  } già.
term-restored-nameless = { $n ->
    [one] Un nome di accesso qui è già di qualcun altro ed è stato tralasciato: { $names }. L’account è arrivato senza nome: accede con le sue passkey, resta collegato dove lo era e lì può scegliere un altro nome.
   *[other] { $n } nomi di accesso qui sono già di altri e sono stati tralasciati: { $names }. Gli account sono arrivati senza nome: accedono con le loro passkey, restano collegati dove lo erano e lì possono scegliere un altro nome.
  }
