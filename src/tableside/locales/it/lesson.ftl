# La prima partita guidata: quello che tutti i giochi hanno in comune.
lesson-learn = Impara a giocare
lesson-again = Prima partita guidata
lesson-coach = Il tuo coach
lesson-count = { $n } di { $all }
lesson-next = Avanti
lesson-back = Indietro
lesson-skip = Salta l’introduzione
lesson-start = Inizia a giocare
lesson-end = Termina la partita guidata
lesson-cards = Prima leggi le quattro carte.
lesson-free = Tocca a te. Fai la mossa illuminata, o quella che preferisci.
lesson-watch = Stanno giocando gli altri. Guarda che cosa fanno.
lesson-over = La parte guidata è finita. Ora sai tutto quello che ti serve. Buon divertimento!
lesson-on = Continua senza guida
