# Your own board sets: the page to write, try and keep them.

err-toml-line = Line { $line }, column { $column }: { $why ->
    [twice] this name is already used in the same table.
    [quote] a closing quotation mark is missing.
    [equals] a name needs “=” and a value.
    [bracket] a closing bracket or a comma is missing.
    [value] this isn’t a value. Text needs quotation marks.
    [statement] this line isn’t finished, or something is left over.
   *[other] this isn’t valid TOML.
}

sets-title = Board sets
sets-about = Change the prices, tracks and bistros of Burger Joint and play on your own boards. Your sets stay on this device.
sets-fields = All fields explained
sets-classic = Classic
sets-own = Choose a set
sets-text = Board set (TOML)
sets-text-hint = Everything printed on the boards is in this text. The preview follows as you type.
sets-upload = Upload a file
sets-upload-big = This file is too big. A board set can have at most { $n } kB.
sets-download = Download
sets-save = Save
sets-saved = “{ $name }” is saved on this device.
sets-save-full = This browser has no room left. Delete a set, or download it.
sets-delete = Delete “{ $name }”
sets-deleted = “{ $name }” was deleted.
sets-undo = Undo
sets-preview = Preview
sets-preview-about = How a game with “{ $name }” starts
sets-checking = Checking…
sets-fine = This set is ready to play.
sets-broken = Not playable yet
sets-stale = The preview shows your last playable version.
sets-go-to-line = Go to line { $n }
sets-play = Play it against a bot
sets-open = Open a table with it
sets-facts = { $points ->
    [one] { $points } point to win
   *[other] { $points } points to win
} · cube limit { $limit } · { $who } goes first
sets-choose = Board set
sets-make = Make your own board set
