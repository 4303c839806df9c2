"""Every card and every chef has a row in the tables of the bots."""

from __future__ import annotations

from importlib import import_module

from tableside.bots.rival_restaurants.effects.cards import CARD_ROWS
from tableside.bots.rival_restaurants.effects.chefs import CHEF_ROWS, harmless, nothing
from tableside.games.rival_restaurants.catalog.ids import CARDS, CHEFS, CLAM_VOYANCE, POWER
from tableside.games.rival_restaurants.core.registry import Card, Chef, Source, card_of, chef_of

import_module("tableside.games.rival_restaurants.core.machine")  # imports every card and chef


def test_all_have_a_row() -> None:
    assert list(CARD_ROWS) == list(range(CARDS))
    assert list(CHEF_ROWS) == list(range(CHEFS))
    assert CARDS <= POWER


def test_what_can_be_played_has_a_value() -> None:
    assert [card for card, row in CARD_ROWS.items() if row.value is nothing] == [CLAM_VOYANCE]


def test_what_can_be_used_has_a_value() -> None:
    for chef, row in CHEF_ROWS.items():
        usable = type(chef_of(chef)).moves is not Chef.moves
        assert (row.power is not nothing) == usable, chef


def test_what_hits_others_has_a_harm() -> None:
    for card, row in CARD_ROWS.items():
        hits = type(card_of(card)).hits is not Source.hits and type(card_of(card)).hits is not Card.hits
        assert (row.harm is not harmless) == hits, card
