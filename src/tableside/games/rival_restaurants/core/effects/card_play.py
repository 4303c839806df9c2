"""Who may play which action card when (RR-9.1). What a card does is in ``cards``."""

from tableside.games.rival_restaurants.catalog.ids import CARDS, CLAM_VOYANCE
from tableside.games.rival_restaurants.core.model.context import Context, card_name, who
from tableside.games.rival_restaurants.core.model.hands import take_from_hand, use_up
from tableside.games.rival_restaurants.core.model.memory import forget_one
from tableside.games.rival_restaurants.core.model.moves import PLAY, arg_a
from tableside.games.rival_restaurants.core.model.pending import DESTINATIONS
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Action, card_of, refuse


def places_hidden(town: Town) -> bool:
    """Whether everybody is still choosing where to go (RR-3.2)."""
    return town.stack[-1].kind == DESTINATIONS


class PlayCard(Action):
    """One a day. Clam-Voyance is not played by itself but as an answer (see ``reactions``)."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if town.hand_size[seat] == 0 or town.card_played >> seat & 1:
            return
        base = seat * CARDS
        for card in range(1, CARDS):
            if town.hand[base + card]:
                piece = card_of(card)
                if piece.phases >> town.phase & 1 and not (places_hidden(town) and piece.waits(town)):
                    piece.moves(town, seat, out)

    def check(self, town: Town, seat: int, move: int) -> None:
        card = arg_a(move)
        name = card_name(card)
        if card == CLAM_VOYANCE:
            raise refuse("clam-answers", {}, "RR-9.2")
        piece = card_of(card)
        if not town.hand[seat * CARDS + card]:
            raise refuse("card-not-held", {"card": name}, "RR-9.1")
        if town.card_played >> seat & 1:
            raise refuse("card-played", {"card": name}, "RR-9.1")
        if not piece.phases >> town.phase & 1:
            raise refuse("card-phase", {"card": name}, piece.rule)
        if places_hidden(town) and piece.waits(town):
            raise refuse("card-waits", {"card": name}, "RR-3.4")
        piece.check(town, seat, move)

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        card = arg_a(move)
        town.card_played |= 1 << seat
        if context.heard:
            context.tell("plays", {"seat": who(seat), "card": card_name(card)})
        if card_of(card).lies_open():
            take_from_hand(town, seat, card)
            forget_one(town, seat, card)
        else:
            use_up(town, seat, card)
        card_of(card).begin(town, context, seat, move)


PLAY_CARD = PlayCard([PLAY])
