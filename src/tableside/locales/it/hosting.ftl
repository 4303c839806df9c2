### Parole per chi ospita: copie di sicurezza.

cmd-backup = salva tutte le partite e gli ospiti in un file
cmd-backup-examples =
    tableside backup tableside.backup                 anche mentre il server è attivo
    tableside backup oggi.backup --data CARTELLA      da un’altra cartella
cmd-restore = ripristina partite e ospiti da una copia di sicurezza
cmd-restore-examples =
    tableside restore tableside.backup                aggiunge solo ciò che manca
    TABLESIDE_DATABASE_URL=postgresql://… tableside restore portatile.backup
arg-backup-file = la copia di sicurezza; contiene la chiave delle sessioni, quindi tienila privata
arg-data = cartella per partite e chiavi; con TABLESIDE_DATABASE_URL le partite sono in quel database

err-database = Impossibile aprire il database { $name }: { $why }
err-database-newer = Il database { $name } viene da una versione più recente di Tableside. Non è cambiato nulla. Aggiorna prima Tableside.
err-database-url = “TABLESIDE_DATABASE_URL” deve essere un indirizzo come postgresql://utente:password@host/database.
err-node-address = “TABLESIDE_NODE_ADDRESS” deve essere un host con la porta, per esempio 10.0.0.5:8000. È “{ $value }”.
err-redis-alone = “TABLESIDE_REDIS_URL” è per più server, che hanno bisogno di un database PostgreSQL in comune: imposta “TABLESIDE_DATABASE_URL”.
err-redis = Impossibile usare “TABLESIDE_REDIS_URL”: { $why }
err-served-already = Un altro server Tableside usa già “{ $name }”. Prima fermalo, oppure usa un’altra cartella: --data CARTELLA (make play: TABLESIDE_DATA=CARTELLA).
err-key-damaged = La chiave “{ $name }” è danneggiata (più corta di 32 byte). Cancellala e ripristinala da una copia di sicurezza con “tableside restore”. Senza una copia viene creata una chiave nuova e tutti gli ospiti perdono definitivamente l’accesso.
err-no-data = Nessuna partita trovata in “{ $name }”.
err-backup-not = “{ $name }” non è una copia di sicurezza di Tableside.
err-backup-newer = “{ $name }” viene da una versione più recente di Tableside ({ $version }). Aggiorna prima Tableside.
err-backup-damaged = “{ $name }” è danneggiato alla riga { $n }. Non è stato ripristinato nulla.
err-backup-cut = “{ $name }” è incompleto: la fine manca o non corrisponde. Non è stato ripristinato nulla.

term-backup-made = { $file }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }, { $guests ->
    [one] un ospite
   *[other] { $guests } ospiti
  }.
term-restored = { $file }: ripristinati { $tables ->
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
    [one] Un nome di accesso qui è già in uso ed è stato tralasciato: { $names }. L’account può ancora accedere con le sue passkey, resta collegato sui suoi dispositivi e lì può scegliere un nuovo nome.
   *[other] { $n } nomi di accesso qui sono già in uso e sono stati tralasciati: { $names }. Gli account possono ancora accedere con le loro passkey, restano collegati sui loro dispositivi e lì possono scegliere nuovi nomi.
  }
