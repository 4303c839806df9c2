### Konten: Anmelden auf mehr als einem Gerät.

## Ablehnungen
err-account-gone = Dieses Konto wurde gerade anderswo geändert. Lade die Seite neu.
err-accounts-off = Auf diesem Server gibt es keine Konten.
err-last-passkey = Nur mit diesem Passkey kannst du dich anmelden. Lege ein Passwort fest, bevor du ihn entfernst.
err-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
err-no-account = Du hast hier kein Konto.
err-no-passkey = Diesen Passkey gibt es nicht.
err-passkey = Dieser Passkey wurde nicht angenommen.
err-passkey-address = Passkeys brauchen einen Namen in der Adresszeile, keine Zahlen. Öffne die Seite als http://localhost oder unter ihrem Namen.
err-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
err-password-length = Dein Passwort muss { $min } bis { $max } Zeichen haben.
err-password-wrong = Das aktuelle Passwort ist falsch.
err-session-ended = Du wurdest abgemeldet. Melde dich wieder an oder mach als neuer Gast weiter.
err-sign-in = Name oder Passwort ist falsch.
account-former = Ehemaliger Gast

## Die Seite
account-title = Konto
account-keep = Behalte deine Partien
account-keep-about = Nur dieser Browser kennt deine Partien. Mit einem Konto hast du sie auch auf deinen anderen Geräten. Du brauchst keine E-Mail-Adresse.
account-keep-link = Partien auf andere Geräte mitnehmen
account-name = Anmeldename
account-name-hint = Nur du siehst ihn. Am Tisch behältst du deinen Namen.
account-password = Passwort
account-password-new = Neues Passwort
account-password-current = Aktuelles Passwort
account-password-hint = Mindestens 10 Zeichen. Schreib es dir auf: Es lässt sich nicht per E-Mail zurücksetzen.
account-password-keep = Leer lassen, um dein Passwort zu behalten; sonst mindestens 10 Zeichen.
account-show = Passwort anzeigen
account-create = Konto erstellen
account-created = Konto erstellt
account-passkey-instead = Stattdessen Passkey verwenden
account-sign-in = Anmelden
account-sign-in-about = Hast du schon ein Konto von einem anderen Gerät? Melde dich an, um deine Partien hier zu sehen.
account-sign-in-passkey = Mit Passkey anmelden
account-signed-in = Angemeldet
account-bring = Partien dieses Browsers ins Konto übernehmen
account-bring-about = { $n ->
    [one] Die Partie, die du hier als { $name } spielst, gehört dann dauerhaft zum Konto. Sonst verlierst du den Zugriff darauf.
   *[other] Die { $n } Partien, die du hier als { $name } spielst, gehören dann dauerhaft zum Konto. Sonst verlierst du den Zugriff darauf.
  }
account-you = Du bist angemeldet
account-you-as = Dein Anmeldename ist { $name }.
account-you-passkey = Du meldest dich mit einem Passkey an.
account-devices = { $n ->
    [one] Nur auf diesem Gerät angemeldet.
   *[other] Auf { $n } Geräten angemeldet.
  }
account-sign-out = Auf diesem Gerät abmelden
account-sign-out-all = Überall abmelden
account-signed-out = Du bist abgemeldet
account-signed-out-all = Du bist auf allen Geräten abgemeldet
account-signed-out-more = Melde dich wieder an, um weiterzuspielen.
account-change = Name und Passwort
account-change-about = Ändere eins oder beides. Ein neues Passwort meldet dich auf allen anderen Geräten ab.
account-set-about = Du hast noch kein Passwort. Mit einem Passwort kannst du dich auch ohne Passkey anmelden.
account-save = Speichern
account-passkeys = Passkeys
account-passkeys-about = Ein Passkey ist auf deinem Handy, Rechner oder Sicherheitsschlüssel gespeichert. Du meldest dich mit Fingerabdruck, Gesicht oder PIN an.
account-passkeys-none = Du hast noch keinen Passkey.
account-passkeys-not-here = Passkeys funktionieren auf dieser Seite nicht: Sie brauchen https oder http://localhost.
account-passkey = Passkey vom { $date }
account-passkey-used = zuletzt benutzt: { $date }
account-passkey-add = Passkey hinzufügen
account-passkey-added = Passkey hinzugefügt
account-passkey-remove = Entfernen
account-passkey-stopped = Abgebrochen: Es wurde kein Passkey verwendet.
account-delete = Konto löschen
account-delete-about = Deine Mitspieler behalten deine Partien, aber ohne deinen Namen. Du verlierst den Zugriff darauf, und das Konto lässt sich nicht wiederherstellen.
account-delete-sure = Dein Konto löschen?
account-delete-do = Endgültig löschen
account-deleted = Konto gelöscht
account-deleted-more = Deine Mitspieler behalten deine Partien, ohne deinen Namen.
account-cancel = Abbrechen
account-ended = Du wurdest abgemeldet.
account-gone = Dieses Konto wurde gelöscht. Du kannst als neuer Gast weitermachen.
account-as-guest = Als neuer Gast weitermachen
account-off = Auf diesem Server gibt es keine Konten
account-off-here = Dieser Server nimmt zurzeit keine Anmeldungen an. Hier bleibst du angemeldet und kannst weiterspielen. Wenn du dich abmeldest, kannst du dich erst wieder anmelden, wenn der Betreiber Konten erlaubt.
bye-session = Du wurdest abgemeldet. Melde dich an, um weiterzuspielen.
bye-deleted = Dieses Konto wurde gelöscht. Die anderen Spieler behalten seine Partien, ohne deinen Namen.
bye-left = In einem anderen Tab dieses Browsers hat sich jemand angemeldet oder neu begonnen. Der Gast, der hier gespielt hat, ist weg, und diese Partie wurde nicht übernommen.
bye-other = In diesem Browser ist jetzt { $name } angemeldet.

## Für Gastgeber
serve-no-accounts = nur Gäste: Niemand kann ein Konto erstellen oder sich anmelden
serve-session-days = Tage ohne Besuch, nach denen sich ein Konto neu anmelden muss (Standard: %(default)s)
cmd-accounts = Konten auflisten, ein Passwort zurücksetzen, ein Konto abmelden oder löschen
cmd-accounts-examples =
    tableside accounts list
    tableside accounts reset-password ada             auch während der Server läuft
    tableside accounts sign-out                       alle, auf allen Geräten
    tableside accounts delete ada
arg-accounts-do = was zu tun ist
arg-accounts-name = Anmeldename des Kontos oder seine ID aus der Liste
arg-accounts-name-name = NAME
term-accounts-none = Noch keine Konten.
term-accounts-head = Anmeldename	Name	Passwort	Passkeys	Geräte	seit	ID
term-accounts-reset = Neues Passwort für { $name }: { $password } Es wird nur jetzt gezeigt. Alle Geräte wurden abgemeldet.
term-accounts-signed-out = { $accounts ->
    [0] Niemand war angemeldet.
    [one] Ein Konto wurde abgemeldet
   *[other] { $accounts } Konten wurden abgemeldet
  }{ $devices ->
    [0] { "" }
    [one] , auf einem Gerät.
   *[other] , auf { $devices } Geräten.
  }
term-accounts-deleted = Konto gelöscht: { $name }. Seine Partien bleiben.
err-accounts-which = Nenne das Konto: tableside accounts { $what } NAME
err-accounts-list = „tableside accounts list“ zeigt alle Konten. Lass „{ $name }“ weg.
err-accounts-unknown = Unbekanntes Konto: „{ $name }“.
