### Parole dell’interfaccia nel browser.

## Ovunque
ui-close = Chiudi
ui-field-missing = Compila questo campo.
ui-again = Riprova
ui-skip = Vai al contenuto
ui-notices = Avvisi
ui-home = Home
ui-around = Navigazione
ui-language = Lingua
ui-light = Tema
ui-theme = Tema: { $theme }
ui-theme-auto = sistema
ui-theme-light = chiaro
ui-theme-dark = scuro
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
ui-loading = Scaldo i fornelli…
ui-loading-more = Ci siamo quasi.
ui-page-failed = La cucina non risponde
ui-page-failed-more = Controlla la connessione e riprova. Le tue mosse sono salvate.
ui-not-found = Tavolo non trovato
ui-not-found-more = Forse il link è vecchio o scritto male. Nella home c’è sempre un posto libero.

## Inizio
ui-welcome = Accomodati, la tavola è pronta
ui-welcome-more = Due giochi di ristoranti, contro amici o bot. Senza registrarti, senza aspettare.
ui-look-around = Esplora
ui-my-games = Le mie partite
ui-watch = Guarda una partita
ui-rules = Leggi le regole
ui-play-now = Gioca subito
ui-new-table = Nuovo tavolo
ui-game-burger-joint = Burger Joint
ui-game-burger-joint-pitch = Un duello di cubi: raccogli ingredienti, porta via quelli che servono all’avversario e trasforma il chiosco in un bistrò.
ui-game-burger-joint-players = 2 giocatori
ui-game-burger-joint-length = 30 minuti
ui-game-rival-restaurants = Rival Restaurants
ui-game-rival-restaurants-pitch = Si gioca tutti insieme: compra, rilancia, baratta e sabota, poi conquista la fama ai fornelli.
ui-game-rival-restaurants-players = 2–8 giocatori
ui-game-rival-restaurants-length = 60 minuti

## Informazioni
ui-about = Informazioni su Tableside
ui-about-what = Un unico motore di regole fa funzionare questa pagina, il terminale, i bot e gli strumenti di ricerca. Decide il server. Questa pagina mostra solo ciò che puoi vedere.
ui-about-art = Tutte le illustrazioni sono nostre. Il carattere delle insegne è Shrikhand, con licenza SIL Open Font License.

## Burger Joint
ui-take-cube = Prendi { $cube }
ui-cube-K = hamburger
ui-cube-Y = formaggio
ui-cube-G = peperone
ui-cube-R = pomodoro
ui-cube-W = impasto
ui-cube-N = fungo
ui-explain = Che cosa significa?
