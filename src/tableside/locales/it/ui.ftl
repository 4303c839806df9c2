### Parole dell’interfaccia nel browser.

## Ovunque
ui-close = Chiudi
ui-field-missing = Questo campo va compilato.
ui-again = Riprova
ui-skip = Vai al tavolo
ui-notices = Avvisi
ui-home = Inizio
ui-around = Navigazione
ui-language = Lingua
ui-light = Luce
ui-theme = Luce: { $theme }
ui-theme-auto = come il sistema
ui-theme-light = chiara
ui-theme-dark = sera
# The reader among the players. "object" stands after a verb or preposition, "dative" where German wants it.
reader = Tu
    .object = te
    .dative = te
ui-seat = Posto { $number }
ui-list-price = Prezzo di listino
ui-nav-mine = Le mie partite
ui-nav-watch = Guarda
ui-nav-rules = Regole
ui-nav-settings = Impostazioni

## Niente da mostrare
ui-loading = Si scalda
ui-loading-more = Il fornello è acceso.
ui-page-failed = La cucina non risponde
ui-page-failed-more = Controlla la connessione e riprova. Nessuna mossa è andata persa.
ui-not-found = Qui non c’è un tavolo
ui-not-found-more = L’indirizzo è vecchio o scritto male. All’inizio c’è sempre una sedia libera.

## Inizio
ui-welcome = Siediti, la tavola è pronta
ui-welcome-more = Due giochi di ristoranti, contro amici o bot. Senza registrarsi, senza aspettare.
ui-look-around = Guardati intorno
ui-my-games = Le mie partite
ui-watch = Guarda una partita
ui-rules = Leggi le regole
ui-play-now = Gioca subito
ui-new-table = Nuovo tavolo
ui-game-burger-joint = Burger Joint
ui-game-burger-joint-pitch = Un duello di cubetti: raccogli ingredienti, toglili al rivale e cresci dal chiosco al bistrò.
ui-game-burger-joint-players = 2 giocatori
ui-game-burger-joint-length = 30 minuti
ui-game-rival-restaurants = Rival Restaurants
ui-game-rival-restaurants-pitch = Tutti insieme: compra, rilancia, baratta e sabota, poi cucina fino alla fama.
ui-game-rival-restaurants-players = 2–8 giocatori
ui-game-rival-restaurants-length = 60 minuti

## Informazioni
ui-about = Che cos’è Tableside
ui-about-what = Un unico motore di regole esatto serve questa pagina, il terminale, i bot e la ricerca. Decide il server; questa pagina disegna solo ciò che può vedere.
ui-about-art = Tutti i disegni sono nostri. Il carattere delle insegne è Shrikhand, con licenza SIL Open Font License.

## Burger Joint
ui-take-cube = Prendi { $cube }
ui-cube-K = hamburger
ui-cube-Y = formaggio
ui-cube-G = peperone
ui-cube-R = pomodoro
ui-cube-W = impasto
ui-cube-N = fungo
