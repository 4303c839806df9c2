### Words for those who host: backups.

cmd-backup = keep all games and guests in one file
cmd-backup-examples =
    tableside backup tableside.backup                 while the server goes on
    tableside backup today.backup --data FOLDER       of another folder
cmd-restore = bring games and guests back from a backup
cmd-restore-examples =
    tableside restore tableside.backup                only adds what is not there
    TABLESIDE_DATABASE_URL=postgresql://… tableside restore laptop.backup
arg-backup-file = the backup; it holds the key of the sessions, so keep it to yourself
arg-data = folder for games and keys; with TABLESIDE_DATABASE_URL the games are there

err-database = The database { $name } cannot be opened: { $why }
err-database-newer = The database { $name } was made by a newer Tableside. Update this one first; nothing was changed.
err-database-url = “TABLESIDE_DATABASE_URL” takes an address such as postgresql://user:password@host/database.
err-redis-alone = “TABLESIDE_REDIS_URL” is for several servers, which need a database that they share: “TABLESIDE_DATABASE_URL” with PostgreSQL.
err-redis = “TABLESIDE_REDIS_URL” cannot be used: { $why }
err-served-already = Another Tableside is serving “{ $name }” already. Stop that one first, or give this one a folder of its own: --data FOLDER (make play: TABLESIDE_DATA=FOLDER).
err-key-damaged = The key “{ $name }” is damaged (shorter than 32 bytes). Delete it: “tableside restore” brings it back from a backup; without one a new key is made, and all guests are strangers.
err-no-data = There are no games in “{ $name }”.
err-backup-not = “{ $name }” is not a backup of Tableside.
err-backup-newer = “{ $name }” was made by a newer Tableside ({ $version }). Update first.
err-backup-damaged = “{ $name }” is damaged in line { $n }. Nothing was brought back.
err-backup-cut = “{ $name }” is not whole: its end is missing or does not fit. Nothing was brought back.

term-backup-made = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $guests ->
    [one] one guest
   *[other] { $guests } guests
  }.
term-restored = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
  } and { $guests ->
    [one] one guest
   *[other] { $guests } guests
  } brought back; { $present ->
    [one] one table was
   *[other] { $present } tables were
  } there already.
term-restored-nameless = { $n ->
    [one] One sign-in name was taken here by somebody else and is left out: { $names }. Its account came without a name: it signs in with its passkeys, stays signed in where it was, and can choose another name there.
   *[other] { $n } sign-in names were taken here by others and are left out: { $names }. Their accounts came without a name: they sign in with their passkeys, stay signed in where they were, and can choose another name there.
  }
