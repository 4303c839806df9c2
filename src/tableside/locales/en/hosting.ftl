### Words for those who host: backups.

cmd-backup = back up all games and guests to one file
cmd-backup-examples =
    tableside backup tableside.backup                 works while the server is running
    tableside backup today.backup --data FOLDER       from another folder
cmd-restore = restore games and guests from a backup
cmd-restore-examples =
    tableside restore tableside.backup                only adds what is missing
    TABLESIDE_DATABASE_URL=postgresql://… tableside restore laptop.backup
arg-backup-file = the backup file; it contains the session key, so keep it private
arg-data = folder for games and keys; with TABLESIDE_DATABASE_URL the games are in that database

err-database = Can’t open the database { $name }: { $why }
err-database-newer = The database { $name } was made by a newer version of Tableside. Nothing was changed. Update Tableside first.
err-database-url = “TABLESIDE_DATABASE_URL” must be an address such as postgresql://user:password@host/database.
err-node-address = “TABLESIDE_NODE_ADDRESS” must be a host and a port, such as 10.0.0.5:8000. It is “{ $value }”.
err-redis-alone = “TABLESIDE_REDIS_URL” is for several servers. They need a shared PostgreSQL database: set “TABLESIDE_DATABASE_URL”.
err-redis = Can’t use “TABLESIDE_REDIS_URL”: { $why }
err-served-already = Another Tableside server is already using “{ $name }”. Stop it first, or use another folder: --data FOLDER (make play: TABLESIDE_DATA=FOLDER).
err-key-damaged = The key “{ $name }” is damaged (shorter than 32 bytes). Delete it, then restore it from a backup with “tableside restore”. Without a backup, a new key is made and every guest is signed out for good.
err-no-data = No games found in “{ $name }”.
err-backup-not = “{ $name }” is not a Tableside backup.
err-backup-newer = “{ $name }” was made by a newer version of Tableside ({ $version }). Update Tableside first.
err-backup-damaged = “{ $name }” is damaged in line { $n }. Nothing was restored.
err-backup-cut = “{ $name }” is incomplete: the end is missing or doesn’t match. Nothing was restored.

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
  } restored; { $present ->
    [one] one table was
   *[other] { $present } tables were
  } already there.
term-restored-nameless = { $n ->
    [one] One sign-in name is already taken here and was left out: { $names }. The account can still sign in with its passkeys, stays signed in on its devices, and can choose a new name there.
   *[other] { $n } sign-in names are already taken here and were left out: { $names }. The accounts can still sign in with their passkeys, stay signed in on their devices, and can choose new names there.
  }
