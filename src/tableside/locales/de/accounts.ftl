### Konten: Anmelden auf mehr als einem Gerät.

## Ablehnungen
err-account-gone = Dieses Konto wurde gerade anderswo geändert. Schau noch einmal nach.
err-accounts-off = Auf diesem Server gibt es keine Konten.
err-last-passkey = Ohne diesen Passkey könntest du dich nicht mehr anmelden. Lege zuerst ein Passwort fest.
err-login-taken = Diesen Anmeldenamen hat schon jemand. Wähle einen anderen.
err-no-account = Du hast hier kein Konto.
err-no-passkey = Diesen Passkey gibt es nicht.
err-passkey = Dieser Passkey wurde nicht angenommen.
err-passkey-address = Passkeys brauchen einen Namen in der Adresszeile, keine Zahlen: Öffne die Seite als http://localhost oder unter ihrem Namen.
err-passkey-late = Das hat zu lange gedauert. Bitte versuche es noch einmal.
err-password-length = Ein Passwort hat mindestens { $min } Zeichen und höchstens { $max }.
err-password-wrong = Das bisherige Passwort stimmt nicht.
err-session-ended = Du bist hier nicht mehr angemeldet. Melde dich wieder an oder mach als neuer Gast weiter.
err-sign-in = Ein Konto mit diesem Namen und Passwort gibt es nicht.
account-former = Früherer Gast

## Die Seite
account-title = Konto
account-keep = Behalte deine Partien
account-keep-about = Deine Partien kennt nur dieser Browser. Mit einem Konto findest du sie auch auf deinen anderen Geräten. Eine E-Mail-Adresse brauchst du nicht.
account-keep-link = Deine Partien auch auf anderen Geräten
account-name = Anmeldename
account-name-hint = Nur du siehst ihn; am Tisch behältst du deinen Namen.
account-password = Passwort
account-password-new = Neues Passwort
account-password-current = Bisheriges Passwort
account-password-hint = Mindestens 10 Zeichen. Schreib es dir auf: Per E-Mail gibt es kein neues.
account-password-keep = Leer lassen, um das bisherige zu behalten; sonst mindestens 10 Zeichen.
account-show = Passwort zeigen
account-create = Konto anlegen
account-created = Du hast jetzt ein Konto
account-passkey-instead = Lieber einen Passkey
account-sign-in = Anmelden
account-sign-in-about = Du hast schon auf einem anderen Gerät ein Konto? Sobald du dich anmeldest, sind deine Partien auch hier.
account-sign-in-passkey = Mit einem Passkey anmelden
account-signed-in = Angemeldet
account-bring = Partien dieses Browsers mitnehmen
account-bring-about = { $n ->
    [one] Die Partie, die du hier als { $name } spielst, geht für immer an das Konto über. Sonst kommst du nicht mehr an sie heran.
   *[other] Die { $n } Partien, die du hier als { $name } spielst, gehen für immer an das Konto über. Sonst kommst du nicht mehr an sie heran.
  }
account-you = Du bist angemeldet
account-you-as = Dein Anmeldename ist { $name }.
account-you-passkey = Du meldest dich mit einem Passkey an.
account-devices = { $n ->
    [one] Nur auf diesem Gerät angemeldet.
   *[other] Auf { $n } Geräten angemeldet.
  }
account-sign-out = Hier abmelden
account-sign-out-all = Überall abmelden
account-signed-out = Du bist abgemeldet
account-signed-out-all = Du bist auf allen Geräten abgemeldet
account-signed-out-more = Deine Partien warten auf dich: Melde dich wieder an, um weiterzuspielen.
account-change = Name und Passwort
account-change-about = Ändere eines davon oder beides. Ein neues Passwort meldet dich auf allen anderen Geräten ab.
account-set-about = Du hast noch kein Passwort. Mit einem kannst du dich auch anmelden, wenn dein Passkey nicht zur Hand ist.
account-save = Speichern
account-passkeys = Passkeys
account-passkeys-about = Einen Passkey bewahrt dein Handy, dein Rechner oder ein Sicherheitsschlüssel auf. Du meldest dich mit Finger, Gesicht oder PIN an.
account-passkeys-none = Du hast noch keinen Passkey.
account-passkeys-not-here = Auf dieser Seite geht das mit Passkeys nicht: Sie brauchen https oder http://localhost.
account-passkey = Passkey vom { $date }
account-passkey-used = zuletzt benutzt: { $date }
account-passkey-add = Passkey hinzufügen
account-passkey-added = Passkey hinzugefügt
account-passkey-remove = Entfernen
account-passkey-stopped = Es wurde kein Passkey benutzt.
account-delete = Konto löschen
account-delete-about = Deine Partien bleiben denen, mit denen du gespielt hast, dein Name aber nicht. Du kommst nicht mehr an sie heran, und niemand kann das Konto zurückholen.
account-delete-sure = Das Konto wirklich löschen?
account-delete-do = Endgültig löschen
account-deleted = Das Konto ist gelöscht
account-deleted-more = Deine Partien bleiben denen, mit denen du gespielt hast, ohne deinen Namen.
account-cancel = Abbrechen
account-ended = Du bist hier nicht mehr angemeldet.
account-gone = Dieses Konto wurde gelöscht. Du kannst als neuer Gast weitermachen.
account-as-guest = Als neuer Gast weitermachen
account-off = Auf diesem Server gibt es keine Konten
account-off-here = Dieser Server nimmt zurzeit keine Anmeldungen an. Hier bleibst du angemeldet und kannst weiterspielen; wenn du dich abmeldest, kommst du erst wieder hinein, wenn der Gastgeber Konten wieder erlaubt.
bye-session = Du bist hier nicht mehr angemeldet. Melde dich an, um weiterzuspielen.
bye-deleted = Dieses Konto wurde gelöscht. Seine Partien bleiben den anderen, ohne deinen Namen.
bye-left = In einem anderen Tab dieses Browsers hat sich jemand angemeldet oder neu begonnen. Der Gast, der hier saß, ist gegangen, und diese Partie kam nicht mit.
bye-other = In diesem Browser ist jetzt jemand anders angemeldet: { $name }.

## Für Gastgeber
serve-no-accounts = nur Gäste: niemand kann ein Konto anlegen oder sich anmelden
serve-session-days = Tage ohne Besuch, nach denen sich ein Konto neu anmelden muss (sonst %(default)s)
cmd-accounts = Konten zeigen, ein neues Passwort geben, abmelden, eines löschen
cmd-accounts-examples =
    tableside accounts list
    tableside accounts reset-password ada             während der Server läuft
    tableside accounts sign-out                       alle, auf allen Geräten
    tableside accounts delete ada
arg-accounts-do = was zu tun ist
arg-accounts-name = Anmeldename des Kontos oder seine Kennung aus der Liste
arg-accounts-name-name = NAME
term-accounts-none = Es gibt keine Konten.
term-accounts-head = Anmeldename	Name	Passwort	Passkeys	Geräte	seit	Kennung
term-accounts-reset = Neues Passwort von { $name }: { $password } Es wird nur jetzt gezeigt; alle sind abgemeldet.
term-accounts-signed-out = { $accounts ->
    [0] Niemand war angemeldet.
    [one] Ein Konto ist abgemeldet
   *[other] { $accounts } Konten sind abgemeldet
  }{ $devices ->
    [0] { "" }
    [one] , auf einem Gerät.
   *[other] , auf { $devices } Geräten.
  }
term-accounts-deleted = Das Konto { $name } ist gelöscht. Seine Partien bleiben.
err-accounts-which = Welches Konto? tableside accounts { $what } NAME
err-accounts-list = tableside accounts list zeigt alle Konten und nimmt keinen Namen („{ $name }“).
err-accounts-unknown = Ein Konto „{ $name }“ gibt es nicht.
