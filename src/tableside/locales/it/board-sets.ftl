# Set di plance personali: la pagina in cui si scrivono, si provano e si conservano.

err-toml-line = Riga { $line }, colonna { $column }: { $why ->
    [twice] questo nome c’è già nella stessa tabella.
    [quote] manca una virgoletta di chiusura.
    [equals] dopo un nome servono “=” e un valore.
    [bracket] manca una parentesi di chiusura o una virgola.
    [value] questo non è un valore. I testi vanno tra virgolette.
    [statement] questa riga non è completa, o contiene qualcosa di troppo.
   *[other] questo non è TOML valido.
}

sets-title = Set di plance
sets-about = Cambia prezzi, tracciati e bistrò di Burger Joint e gioca sulle tue plance. I tuoi set restano su questo dispositivo.
sets-fields = Tutti i campi spiegati
sets-classic = Classico
sets-own = Scegli un set
sets-text = Set di plance (TOML)
sets-text-hint = In questo testo c’è tutto ciò che è stampato sulle plance. L’anteprima si aggiorna mentre scrivi.
sets-upload = Carica un file
sets-upload-big = Questo file è troppo grande. Un set di plance può avere al massimo { $n } kB.
sets-download = Scarica
sets-save = Salva
sets-saved = “{ $name }” è salvato su questo dispositivo.
sets-save-full = Questo browser non ha più spazio. Elimina un set o scaricalo.
sets-delete = Elimina “{ $name }”
sets-deleted = “{ $name }” è stato eliminato.
sets-undo = Annulla
sets-preview = Anteprima
sets-preview-about = Così comincia una partita con “{ $name }”
sets-checking = Controllo in corso…
sets-fine = Questo set è giocabile.
sets-broken = Non ancora giocabile
sets-stale = L’anteprima mostra la tua ultima versione giocabile.
sets-go-to-line = Vai alla riga { $n }
sets-play = Gioca contro un bot
sets-open = Apri un tavolo con questo set
sets-facts = { $points ->
    [one] { $points } punto per vincere
   *[other] { $points } punti per vincere
} · al massimo { $limit } cubi in magazzino · comincia { $who }
sets-choose = Set di plance
sets-make = Crea il tuo set di plance
