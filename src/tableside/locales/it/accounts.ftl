### Account: accedere da più di un dispositivo.

## Rifiuti
err-account-gone = Questo account è appena stato cambiato altrove. Guarda di nuovo.
err-accounts-off = Su questo server non ci sono account.
err-last-passkey = Senza questa passkey non potresti più accedere. Prima imposta una password.
err-login-taken = Questo nome di accesso è già di qualcun altro. Scegline un altro.
err-no-account = Qui non hai un account.
err-no-passkey = Questa passkey non esiste.
err-passkey = Questa passkey non è stata accettata.
err-passkey-address = Le passkey richiedono un nome nella barra degli indirizzi, non un numero: apri la pagina come http://localhost o con il suo nome.
err-passkey-late = Ci è voluto troppo tempo. Riprova.
err-password-length = Una password ha almeno { $min } caratteri e al massimo { $max }.
err-password-wrong = La password attuale non è giusta.
err-session-ended = Qui non hai più accesso al tuo account. Accedi di nuovo, oppure continua come nuovo ospite.
err-sign-in = Non c’è nessun account con questo nome e questa password.
account-former = Ospite di un tempo

## La pagina
account-title = Account
account-keep = Conserva le tue partite
account-keep-about = Le tue partite le conosce solo questo browser. Con un account le ritrovi anche sugli altri tuoi dispositivi. Non serve un indirizzo e-mail.
account-keep-link = Le tue partite anche su altri dispositivi
account-name = Nome di accesso
account-name-hint = Lo vedi solo tu; al tavolo mantieni il tuo nome.
account-password = Password
account-password-new = Nuova password
account-password-current = Password attuale
account-password-hint = Almeno 10 caratteri. Annotala: non c’è un’e-mail per averne una nuova.
account-password-keep = Lasciala vuota per tenere quella attuale; altrimenti almeno 10 caratteri.
account-show = Mostra la password
account-create = Crea l’account
account-created = Ora hai un account
account-passkey-instead = Meglio una passkey
account-sign-in = Accedi
account-sign-in-about = Hai già un account su un altro dispositivo? Appena accedi, le sue partite sono anche qui.
account-sign-in-passkey = Accedi con una passkey
account-signed-in = Accesso effettuato
account-bring = Porta con te le partite di questo browser
account-bring-about = { $n ->
    [one] La partita che giochi qui come { $name } passa all’account, per sempre. Altrimenti non potrai più raggiungerla.
   *[other] Le { $n } partite che giochi qui come { $name } passano all’account, per sempre. Altrimenti non potrai più raggiungerle.
  }
account-you = Hai effettuato l’accesso
account-you-as = Il tuo nome di accesso è { $name }.
account-you-passkey = Accedi con una passkey.
account-devices = { $n ->
    [one] Accesso effettuato solo su questo dispositivo.
   *[other] Accesso effettuato su { $n } dispositivi.
  }
account-sign-out = Esci da qui
account-sign-out-all = Esci dappertutto
account-signed-out = Sei uscito dall’account
account-signed-out-all = Sei uscito da tutti i dispositivi
account-signed-out-more = Le tue partite ti aspettano: accedi di nuovo per continuare.
account-change = Nome e password
account-change-about = Cambia uno dei due o entrambi. Con una nuova password esci da tutti gli altri dispositivi.
account-set-about = Non hai ancora una password. Con una puoi accedere anche dove la tua passkey non è a portata di mano.
account-save = Salva
account-passkeys = Passkey
account-passkeys-about = Una passkey è custodita dal telefono, dal computer o da una chiave di sicurezza. Accedi con il dito, il viso o il PIN.
account-passkeys-none = Non hai ancora una passkey.
account-passkeys-not-here = Su questa pagina le passkey non funzionano: serve https, oppure http://localhost.
account-passkey = Passkey del { $date }
account-passkey-used = usata l’ultima volta: { $date }
account-passkey-add = Aggiungi una passkey
account-passkey-added = Passkey aggiunta
account-passkey-remove = Rimuovi
account-passkey-stopped = Non è stata usata nessuna passkey.
account-delete = Elimina l’account
account-delete-about = Le tue partite restano a chi ha giocato con te, ma non il tuo nome. Non potrai più raggiungerle, e nessuno può riportare indietro l’account.
account-delete-sure = Eliminare davvero l’account?
account-delete-do = Elimina per sempre
account-deleted = L’account è eliminato
account-deleted-more = Le tue partite restano a chi ha giocato con te, senza il tuo nome.
account-cancel = Annulla
account-ended = Qui non hai più accesso al tuo account.
account-gone = Questo account è stato eliminato. Puoi continuare come nuovo ospite.
account-as-guest = Continua come nuovo ospite
account-off = Su questo server non ci sono account
account-off-here = Al momento questo server non accetta accessi. Qui resti collegato e puoi continuare a giocare; se esci, potrai rientrare solo quando chi ospita riammetterà gli account.
bye-session = Qui non hai più accesso al tuo account. Accedi per continuare a giocare.
bye-deleted = Questo account è stato eliminato. Le sue partite restano agli altri, senza il tuo nome.
bye-left = In un’altra scheda di questo browser qualcuno ha effettuato l’accesso o ha ricominciato. L’ospite che sedeva qui se n’è andato, e questa partita non è venuta con te.
bye-other = In questo browser ora c’è un altro accesso: { $name }.

## Per chi ospita
serve-no-accounts = solo ospiti: nessuno può creare un account o accedere
serve-session-days = giorni senza visite dopo i quali un account deve accedere di nuovo (di solito %(default)s)
cmd-accounts = elenca gli account, dà una nuova password, fa uscire, ne elimina uno
cmd-accounts-examples =
    tableside accounts list
    tableside accounts reset-password ada             mentre il server continua
    tableside accounts sign-out                       tutti, da tutti i dispositivi
    tableside accounts delete ada
arg-accounts-do = che cosa fare
arg-accounts-name = nome di accesso dell’account, o il suo codice dall’elenco
arg-accounts-name-name = NOME
term-accounts-none = Non ci sono account.
term-accounts-head = nome di accesso	nome	password	passkey	dispositivi	dal	codice
term-accounts-reset = Nuova password di { $name }: { $password } Viene mostrata solo adesso; tutti i dispositivi sono usciti.
term-accounts-signed-out = { $accounts ->
    [0] Nessuno aveva effettuato l’accesso.
    [one] Un account è uscito
   *[other] { $accounts } account sono usciti
  }{ $devices ->
    [0] { "" }
    [one] , da un dispositivo.
   *[other] , da { $devices } dispositivi.
  }
term-accounts-deleted = L’account { $name } è eliminato. Le sue partite restano.
err-accounts-which = Quale account? tableside accounts { $what } NOME
err-accounts-list = tableside accounts list mostra tutti gli account e non vuole un nome (“{ $name }”).
err-accounts-unknown = Non c’è nessun account “{ $name }”.
