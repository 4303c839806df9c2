### Accounts: signing in on more than one device.

## Refusals
err-account-gone = This account has just been changed elsewhere. Look again.
err-accounts-off = There are no accounts on this server.
err-last-passkey = Without this passkey you could not sign in any more. Set a password first.
err-login-taken = Somebody has this sign-in name already. Choose another one.
err-no-account = You have no account here.
err-no-passkey = There is no such passkey.
err-passkey = This passkey was not accepted.
err-passkey-address = Passkeys need a name in the address bar, not a number: open this page as http://localhost or under its name.
err-passkey-late = That took too long. Please try again.
err-password-length = A password has at least { $min } characters, and at most { $max }.
err-password-wrong = The current password is not right.
err-session-ended = You are not signed in here any more. Sign in again, or go on as a new guest.
err-sign-in = There is no account with this name and password.
account-former = Former guest

## The page
account-title = Account
account-keep = Keep your games
account-keep-about = Your games are known to this browser only. With an account you find them on your other devices, too. No e-mail address is asked for.
account-keep-link = Keep your games on other devices
account-name = Sign-in name
account-name-hint = Only you see it; at the table you keep your name.
account-password = Password
account-password-new = New password
account-password-current = Current password
account-password-hint = At least 10 characters. Write it down: there is no e-mail to get a new one.
account-password-keep = Leave it empty to keep the one you have; otherwise at least 10 characters.
account-show = Show the password
account-create = Create the account
account-created = You have an account now
account-passkey-instead = Use a passkey instead
account-sign-in = Sign in
account-sign-in-about = You have an account from another device? Then its games are here as soon as you sign in.
account-sign-in-passkey = Sign in with a passkey
account-signed-in = Signed in
account-bring = Bring the games of this browser along
account-bring-about = { $n ->
    [one] The game that you play here as { $name } goes over to the account, for good. Otherwise you cannot get at it any more.
   *[other] The { $n } games that you play here as { $name } go over to the account, for good. Otherwise you cannot get at them any more.
  }
account-you = You are signed in
account-you-as = Your sign-in name is { $name }.
account-you-passkey = You sign in with a passkey.
account-devices = { $n ->
    [one] Signed in on this device only.
   *[other] Signed in on { $n } devices.
  }
account-sign-out = Sign out here
account-sign-out-all = Sign out everywhere
account-signed-out = You are signed out
account-signed-out-all = You are signed out on all devices
account-signed-out-more = Your games wait for you: sign in again to go on.
account-change = Name and password
account-change-about = Change one of them or both. A new password signs you out on all other devices.
account-set-about = You have no password yet. With one you can sign in where your passkey is not at hand.
account-save = Save
account-passkeys = Passkeys
account-passkeys-about = A passkey is kept by your phone, computer or security key. You sign in with your finger, face or PIN.
account-passkeys-none = You have no passkey yet.
account-passkeys-not-here = Passkeys cannot be made on this page: they need https, or http://localhost.
account-passkey = Passkey of { $date }
account-passkey-used = last used { $date }
account-passkey-add = Add a passkey
account-passkey-added = Passkey added
account-passkey-remove = Remove
account-passkey-stopped = No passkey was used.
account-delete = Delete the account
account-delete-about = Your games stay for those you played with, but not your name. You cannot get at them any more, and nobody can bring the account back.
account-delete-sure = Really delete the account?
account-delete-do = Delete for good
account-deleted = The account is deleted
account-deleted-more = Your games stay for those you played with, without your name.
account-cancel = Cancel
account-ended = You are not signed in here any more.
account-gone = This account was deleted. You can go on as a new guest.
account-as-guest = Go on as a new guest
account-off = There are no accounts on this server
account-off-here = This server takes no sign-ins at the moment. You stay signed in here and can play on; once you sign out, you cannot come back until the host allows accounts again.
bye-session = You are not signed in here any more. Sign in to go on playing.
bye-deleted = This account was deleted. Its games stay for the others, without your name.
bye-left = In another tab of this browser somebody signed in or began anew. The guest who sat here has left, and this game did not come along.
bye-other = Somebody else is signed in in this browser now: { $name }.

## For the host
serve-no-accounts = guests only: nobody can make an account or sign in
serve-session-days = days without a visit until an account must sign in again (default: %(default)s)
cmd-accounts = list accounts, give a new password, sign out, delete one
cmd-accounts-examples =
    tableside accounts list
    tableside accounts reset-password ada             while the server goes on
    tableside accounts sign-out                       everybody, on all devices
    tableside accounts delete ada
arg-accounts-do = what to do
arg-accounts-name = sign-in name of the account, or its id from the list
arg-accounts-name-name = NAME
term-accounts-none = There are no accounts.
term-accounts-head = sign-in name	name	password	passkeys	devices	since	id
term-accounts-reset = New password of { $name }: { $password } It is shown only now; everybody is signed out.
term-accounts-signed-out = { $accounts ->
    [0] Nobody was signed in.
    [one] One account is signed out
   *[other] { $accounts } accounts are signed out
  }{ $devices ->
    [0] { "" }
    [one] , on one device.
   *[other] , on { $devices } devices.
  }
term-accounts-deleted = The account { $name } is deleted. Its games stay.
err-accounts-which = Say which account: tableside accounts { $what } NAME
err-accounts-list = tableside accounts list shows all accounts and takes no name (“{ $name }”).
err-accounts-unknown = There is no account “{ $name }”.
