# Rival Restaurants in the browser: what is played without a press, and the shopping list.
rr-flow-ready-again = { $what } Still ready?
rr-flow-offer = { $who } made you an offer.
rr-flow-hit = { $what } hit you.
rr-flow-played = { $who } played { $what }.
rr-flow-still-ready = Something happened, but not to you. You stay ready.
rr-flow-nothing-to-use = You have no power or card to use right now. You’ll be ready in a moment.
rr-flow-keep = Ready, and keep { $cards } for later
rr-flow-kept = You’re keeping your cards. You’ll be ready in a moment.
rr-flow-keeping = Keep it for later: phase 1 doesn’t wait for this card
rr-flow-no-stop = You don’t have Clam-Voyance, so this happens in a moment.
rr-flow-short-still = You stay ready
rr-flow-short-soon = Ready in a moment
rr-flow-alone = Nobody else is here, so there’s nothing to decide: { $what }.
rr-flow-list = Shopping list
rr-flow-buy = { $n ->
    [one] Buy 1 for ${ NUMBER($price, useGrouping: 0) } and be ready
   *[other] Buy { $n } for ${ NUMBER($price, useGrouping: 0) } and be ready
}
rr-flow-stopped = The list isn’t finished. Check what’s left; you’re not ready yet.
