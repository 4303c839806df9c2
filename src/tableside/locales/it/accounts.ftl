### Account: accedere da più di un dispositivo.

## Rifiuti
err-account-gone = Questo account è appena stato modificato altrove. Ricarica la pagina.
err-accounts-off = Su questo server non ci sono account.
err-last-passkey = È il tuo unico modo per accedere. Imposta una password prima di rimuoverla.
err-login-taken = Questo nome di accesso è già in uso. Scegline un altro.
err-no-account = Qui non hai un account.
err-no-passkey = Questa passkey non esiste.
err-passkey = Questa passkey non è stata accettata.
err-passkey-address = Le passkey richiedono un nome nella barra degli indirizzi, non un numero. Apri la pagina come http://localhost o con il suo nome.
err-passkey-late = Ci è voluto troppo tempo. Riprova.
err-password-length = La password deve avere da { $min } a { $max } caratteri.
err-password-wrong = La password attuale è sbagliata.
err-session-ended = La sessione è scaduta. Accedi di nuovo, oppure continua come nuovo ospite.
err-sign-in = Nome o password sbagliati.
account-former = Ex ospite

## La pagina
account-title = Account
account-keep = Conserva le tue partite
account-keep-about = Solo questo browser conosce le tue partite. Con un account le hai anche sugli altri tuoi dispositivi. Non serve un indirizzo e-mail.
account-keep-link = Porta le tue partite su altri dispositivi
account-name = Nome di accesso
account-name-hint = Lo vedi solo tu. Al tavolo mantieni il tuo nome.
account-password = Password
account-password-new = Nuova password
account-password-current = Password attuale
account-password-hint = Almeno 10 caratteri. Annotala: non si può reimpostare via e-mail.
account-password-keep = Lascia vuoto per tenere la password attuale; altrimenti almeno 10 caratteri.
account-show = Mostra password
account-create = Crea account
account-created = Account creato
account-passkey-instead = Usa una passkey
account-sign-in = Accedi
account-sign-in-about = Hai già un account su un altro dispositivo? Accedi per vedere qui le tue partite.
account-sign-in-passkey = Accedi con una passkey
account-signed-in = Accesso effettuato
account-bring = Aggiungi all’account le partite di questo browser
account-bring-about = { $n ->
    [one] La partita che giochi qui come { $name } passa definitivamente all’account. Altrimenti non potrai più accedervi.
   *[other] Le { $n } partite che giochi qui come { $name } passano definitivamente all’account. Altrimenti non potrai più accedervi.
  }
account-you = Hai effettuato l’accesso
account-you-as = Il tuo nome di accesso è { $name }.
account-you-passkey = Accedi con una passkey.
account-devices = { $n ->
    [one] Accesso effettuato solo su questo dispositivo.
   *[other] Accesso effettuato su { $n } dispositivi.
  }
account-sign-out = Esci da questo dispositivo
account-sign-out-all = Esci da tutti i dispositivi
account-signed-out = Disconnessione effettuata
account-signed-out-all = Disconnessione effettuata su tutti i dispositivi
account-signed-out-more = Accedi di nuovo per continuare le tue partite.
account-change = Nome e password
account-change-about = Cambia uno dei due o entrambi. Con una nuova password esci da tutti gli altri dispositivi.
account-set-about = Non hai ancora una password. Con una password puoi accedere anche senza passkey.
account-save = Salva
account-passkeys = Passkey
account-passkeys-about = Una passkey è salvata sul telefono, sul computer o su una chiave di sicurezza. Accedi con l’impronta, il viso o il PIN.
account-passkeys-none = Non hai ancora una passkey.
account-passkeys-not-here = Su questa pagina le passkey non funzionano: serve https oppure http://localhost.
account-passkey = Passkey del { $date }
account-passkey-used = ultimo utilizzo: { $date }
account-passkey-add = Aggiungi una passkey
account-passkey-added = Passkey aggiunta
account-passkey-remove = Rimuovi
account-passkey-stopped = Operazione annullata: non è stata usata nessuna passkey.
account-delete = Elimina account
account-delete-about = Chi ha giocato con te conserva le partite, ma senza il tuo nome. Tu non potrai più accedervi, e l’account non si può recuperare.
account-delete-sure = Eliminare il tuo account?
account-delete-do = Elimina definitivamente
account-deleted = Account eliminato
account-deleted-more = Chi ha giocato con te conserva le partite, senza il tuo nome.
account-cancel = Annulla
account-ended = La sessione è scaduta. Accedi di nuovo.
account-gone = Questo account è stato eliminato. Puoi continuare come nuovo ospite.
account-as-guest = Continua come nuovo ospite
account-off = Su questo server non ci sono account
account-off-here = Al momento questo server non accetta accessi. Su questo dispositivo l’accesso resta attivo e puoi continuare a giocare. Se esci, potrai accedere di nuovo solo quando il gestore riattiverà gli account.
bye-session = La sessione è scaduta. Accedi per continuare a giocare.
bye-deleted = Questo account è stato eliminato. Gli altri giocatori conservano le partite, senza il tuo nome.
bye-left = In un’altra scheda di questo browser qualcuno ha effettuato l’accesso o ha ricominciato. L’ospite che giocava qui non c’è più, e questa partita non è stata trasferita.
bye-other = Ora questo browser è collegato come { $name }.

## Per chi ospita
serve-no-accounts = solo ospiti: nessuno può creare un account o accedere
serve-session-days = giorni senza visite dopo i quali un account deve accedere di nuovo (predefinito: %(default)s)
cmd-accounts = elenca gli account, reimposta una password, disconnette o elimina un account
cmd-accounts-examples =
    tableside accounts list
    tableside accounts reset-password ada             anche mentre il server è attivo
    tableside accounts sign-out                       tutti, da tutti i dispositivi
    tableside accounts delete ada
arg-accounts-do = che cosa fare
arg-accounts-name = nome di accesso dell’account, o il suo ID dall’elenco
arg-accounts-name-name = NOME
term-accounts-none = Ancora nessun account.
term-accounts-head = nome di accesso	nome	password	passkey	dispositivi	dal	ID
term-accounts-reset = Nuova password per { $name }: { $password } Viene mostrata solo adesso. Tutti i dispositivi sono stati disconnessi.
term-accounts-signed-out = { $accounts ->
    [0] Nessuno aveva effettuato l’accesso.
    [one] Un account è stato disconnesso
   *[other] { $accounts } account sono stati disconnessi
  }{ $devices ->
    [0] { "" }
    [one] , da un dispositivo.
   *[other] , da { $devices } dispositivi.
  }
term-accounts-deleted = Account eliminato: { $name }. Le sue partite restano.
err-accounts-which = Indica l’account: tableside accounts { $what } NOME
err-accounts-list = “tableside accounts list” mostra tutti gli account. Togli “{ $name }”.
err-accounts-unknown = Account sconosciuto: “{ $name }”.
