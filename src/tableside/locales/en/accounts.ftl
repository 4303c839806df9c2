### Accounts: signing in on more than one device.

## Refusals
err-account-gone = This account was just changed somewhere else. Reload the page.
err-accounts-off = This server has no accounts.
err-last-passkey = This is your only way to sign in. Set a password before you remove it.
err-login-taken = This sign-in name is taken. Choose another one.
err-no-account = You don’t have an account here.
err-no-passkey = This passkey doesn’t exist.
err-passkey = This passkey was not accepted.
err-passkey-address = Passkeys need a name in the address bar, not a number. Open this page as http://localhost or under its name.
err-passkey-late = That took too long. Try again.
err-password-length = Your password must have { $min } to { $max } characters.
err-password-wrong = The current password is wrong.
err-session-ended = You’ve been signed out. Sign in again, or continue as a new guest.
err-sign-in = Wrong name or password.
account-former = Former guest

## The page
account-title = Account
account-keep = Keep your games
account-keep-about = Only this browser knows your games. With an account, you have them on your other devices too. No e-mail address needed.
account-keep-link = Take your games to other devices
account-name = Sign-in name
account-name-hint = Only you see it. Your name at the table stays the same.
account-password = Password
account-password-new = New password
account-password-current = Current password
account-password-hint = At least 10 characters. Write it down: it can’t be reset by e-mail.
account-password-keep = Leave empty to keep your password, or use at least 10 characters.
account-show = Show password
account-create = Create account
account-created = Account created
account-passkey-instead = Use a passkey instead
account-sign-in = Sign in
account-sign-in-about = Do you have an account from another device? Sign in to see your games here.
account-sign-in-passkey = Sign in with a passkey
account-signed-in = Signed in
account-bring = Add this browser’s games to the account
account-bring-about = { $n ->
    [one] The game you play here as { $name } moves to the account for good. Otherwise you lose access to it.
   *[other] The { $n } games you play here as { $name } move to the account for good. Otherwise you lose access to them.
  }
account-you = You’re signed in
account-you-as = Your sign-in name is { $name }.
account-you-passkey = You sign in with a passkey.
account-devices = { $n ->
    [one] Signed in on this device only.
   *[other] Signed in on { $n } devices.
  }
account-sign-out = Sign out of this device
account-sign-out-all = Sign out everywhere
account-signed-out = You’re signed out
account-signed-out-all = You’re signed out on all devices
account-signed-out-more = Sign in again to continue your games.
account-change = Name and password
account-change-about = Change one or both. A new password signs you out on all other devices.
account-set-about = You don’t have a password yet. With one, you can sign in without your passkey.
account-save = Save
account-passkeys = Passkeys
account-passkeys-about = A passkey is stored on your phone, computer or security key. You sign in with your fingerprint, face or PIN.
account-passkeys-none = You don’t have a passkey yet.
account-passkeys-not-here = Passkeys don’t work on this page: they need https or http://localhost.
account-passkey = Passkey from { $date }
account-passkey-used = last used { $date }
account-passkey-add = Add passkey
account-passkey-added = Passkey added
account-passkey-remove = Remove
account-passkey-stopped = Cancelled: no passkey was used.
account-delete = Delete account
account-delete-about = The people you played with keep your games, but without your name. You lose access to them, and the account can’t be restored.
account-delete-sure = Delete your account?
account-delete-do = Delete for good
account-deleted = Account deleted
account-deleted-more = The people you played with keep your games, without your name.
account-cancel = Cancel
account-ended = You’ve been signed out.
account-gone = This account was deleted. You can continue as a new guest.
account-as-guest = Continue as a new guest
account-off = This server has no accounts
account-off-here = This server doesn’t accept sign-ins at the moment. You stay signed in here and can keep playing. If you sign out, you can’t sign in again until the host allows accounts.
bye-session = You’ve been signed out. Sign in to keep playing.
bye-deleted = This account was deleted. The other players keep its games, without your name.
bye-left = Someone signed in or started over in another tab of this browser. The guest who played here is gone, and this game wasn’t carried over.
bye-other = This browser is now signed in as { $name }.

## For the host
serve-no-accounts = guests only: no one can create an account or sign in
serve-session-days = days without a visit until an account must sign in again (default: %(default)s)
cmd-accounts = list accounts, reset a password, sign out or delete an account
cmd-accounts-examples =
    tableside accounts list
    tableside accounts reset-password ada             works while the server is running
    tableside accounts sign-out                       everyone, on all devices
    tableside accounts delete ada
arg-accounts-do = what to do
arg-accounts-name = sign-in name of the account, or its ID from the list
arg-accounts-name-name = NAME
term-accounts-none = No accounts yet.
term-accounts-head = sign-in name	name	password	passkeys	devices	since	id
term-accounts-reset = New password for { $name }: { $password } It is only shown now. All devices were signed out.
term-accounts-signed-out = { $accounts ->
    [0] No one was signed in.
    [one] One account was signed out
   *[other] { $accounts } accounts were signed out
  }{ $devices ->
    [0] { "" }
    [one] , on one device.
   *[other] , on { $devices } devices.
  }
term-accounts-deleted = Account deleted: { $name }. Its games are kept.
err-accounts-which = Name the account: tableside accounts { $what } NAME
err-accounts-list = “tableside accounts list” shows all accounts. Leave out “{ $name }”.
err-accounts-unknown = Unknown account: “{ $name }”.
