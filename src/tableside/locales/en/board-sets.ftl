# Board sets of one's own: the page where they are written, tried and kept.

err-toml-line = Line { $line }, column { $column }: { $why ->
    [twice] this name is already used in the same table.
    [quote] a closing quotation mark is missing.
    [equals] a name needs “=” and a value.
    [bracket] a closing bracket is missing, or a comma.
    [value] this isn’t a value. Texts need quotation marks.
    [statement] this line isn’t finished, or something is left over.
   *[other] this isn’t valid TOML.
}

sets-title = Board sets
sets-about = Change prices, tracks and bistros of Burger Joint, and play on your own boards. Your sets stay on this device.
sets-fields = All fields explained
sets-classic = Classic
sets-own = Choose a set
sets-text = Board set (TOML)
sets-text-hint = Everything printed on the boards is in this text. The preview follows as you type.
sets-upload = Upload a file
sets-upload-big = This file is too big. A board set has at most { $n } kB.
sets-download = Download
sets-save = Save
sets-saved = “{ $name }” is saved on this device.
sets-save-full = This browser has no room left. Delete a set, or download it.
sets-delete = Delete “{ $name }”
sets-deleted = “{ $name }” was deleted.
sets-undo = Undo
sets-preview = Preview
sets-preview-about = How a game on “{ $name }” begins
sets-checking = Checking…
sets-fine = This set works.
sets-broken = Not playable yet
sets-stale = The preview shows your last working version.
sets-go-to-line = Go to line { $n }
sets-play = Play it against a bot
sets-open = Open a table with it
sets-facts = { $points ->
    [one] { $points } point wins
   *[other] { $points } points win
} · hand limit { $limit } · { $who } begins
sets-choose = Board set
sets-make = Make your own board set
