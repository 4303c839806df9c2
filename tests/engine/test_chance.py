"""Chance: fast, sealed, scripted and noted."""

from __future__ import annotations

import hashlib
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.engine.chance import (
    Chance,
    FastChance,
    NotedChance,
    ScriptedChance,
    SealedChance,
    seal_of,
    seed_from,
)
from tableside.engine.errors import ChanceError

SEEDS = st.binary(min_size=32, max_size=32)


def chi_square(chance: Chance, sides: int, throws: int) -> float:
    found = [0] * sides
    for _ in range(throws):
        found[chance.below(sides)] += 1
    expected = throws / sides
    return sum((number - expected) ** 2 / expected for number in found)


@pytest.mark.parametrize(
    ("sides", "limit"),  # the value that one fair generator in a thousand exceeds, for sides - 1 degrees of freedom
    [(2, 10.8), (6, 20.5), (60, 98.3)],
)
@pytest.mark.parametrize("chance", [FastChance(11), SealedChance(seed_from(11))], ids=["fast", "sealed"])
def test_every_number_is_equally_likely(chance: Chance, sides: int, limit: float) -> None:
    assert chi_square(chance, sides, 12_000) < limit


def test_pairs_of_numbers_are_equally_likely() -> None:
    """A generator may throw every number equally often and still be predictable from the previous one."""
    chance, found = FastChance(5), [0] * 36
    for _ in range(18_000):
        found[6 * chance.below(6) + chance.below(6)] += 1
    assert sum((number - 500) ** 2 / 500 for number in found) < 66.6  # 35 degrees of freedom, one in a thousand


@given(seed=st.integers(0, 2**70), n=st.integers(1, 2**31 - 1))
def test_fast_chance_stays_below_and_repeats(seed: int, n: int) -> None:
    one, other = FastChance(seed), FastChance(seed)
    numbers = [one.below(n) for _ in range(20)]
    assert all(0 <= number < n for number in numbers)
    assert numbers == [other.below(n) for _ in range(20)]


def test_fast_chance_is_sfc32() -> None:
    """Compared with a plain transcription of the published generator, in unlimited integers."""

    def sfc32(seed: int) -> list[int]:
        digest = hashlib.sha256(b"tableside fast chance %d" % seed).digest()
        a, b, c, counter = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
        numbers = []
        for _ in range(1000):
            number = (a + b + counter) % 2**32
            counter = (counter + 1) % 2**32
            a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, (((c << 21) | (c >> 11)) % 2**32 + number) % 2**32
            numbers.append(number)
        return numbers

    for seed in (0, 1, 2**40):
        chance = FastChance(seed)
        assert [chance.word() for _ in range(1000)] == sfc32(seed)


def test_a_copy_of_fast_chance_goes_on_alike_and_apart() -> None:
    chance = FastChance(3)
    for _ in range(7):
        chance.below(10)
    twin = chance.copy()
    mine = [chance.below(1000) for _ in range(5)]
    assert [twin.below(1000) for _ in range(5)] == mine
    assert FastChance(3).below(1000) == FastChance(3).below(1000)


def test_sealed_chance_is_the_hash_of_seed_and_place() -> None:
    """Known answers, computed as anyone can: SHA-256(seed ‖ index as 8 bytes), modulo n."""
    seed = bytes(range(32))
    chance = SealedChance(seed)
    expected = [
        int.from_bytes(hashlib.sha256(seed + place.to_bytes(8, "big")).digest()[:8], "big") % 60 for place in range(50)
    ]
    assert [chance.below(60) for _ in range(50)] == expected
    assert expected[:6] == [1, 40, 42, 10, 53, 1]


def test_sealed_chance_can_start_at_any_place() -> None:
    chance = SealedChance(seed_from(4))
    numbers = [chance.below(60) for _ in range(10)]
    later = SealedChance(seed_from(4), 6)
    assert [later.below(60) for _ in range(4)] == numbers[6:]


@given(SEEDS, st.integers(1, 2**40))
def test_sealed_chance_stays_below(seed: bytes, n: int) -> None:
    chance = SealedChance(seed)
    assert all(0 <= chance.below(n) < n for _ in range(5))


def test_numbered_seeds_and_seals_are_fixed_for_ever() -> None:
    """Old records and ``--seed 7`` must mean the same in every version."""
    assert seed_from(7) == hashlib.sha256(b"tableside numbered seed 7").digest()
    assert seal_of(seed_from(7)) == hashlib.sha256(b"tableside seed " + seed_from(7)).hexdigest()
    assert seal_of(bytes(32)) == "cb7e2eda3caa0b51e09b3729d4f28d17d20f18e3c49022a28cba766c73e0d5e9"


@given(SEEDS, SEEDS)
def test_a_seal_commits_to_its_seed(seed: bytes, other: bytes) -> None:
    assert SealedChance(seed).seal == seal_of(seed)
    assert (seal_of(seed) == seal_of(other)) == (seed == other)
    assert seed.hex() not in seal_of(seed)


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ChanceError) as error:
        SealedChance(bytes(length))
    assert (error.value.id, error.value.arguments) == ("err-seed-length", {"n": length})


def test_scripted_chance_gives_the_noted_answers() -> None:
    chance = ScriptedChance([3, 0, 5])
    assert [chance.below(6) for _ in range(3)] == [3, 0, 5]
    with pytest.raises(ChanceError) as error:
        chance.below(6)
    assert (error.value.id, error.value.arguments) == ("err-chance-missing", {"n": 4})


@pytest.mark.parametrize("answer", [6, -1, 2**62, 2**63, -(2**63) - 1, 10**40])
def test_scripted_chance_refuses_what_cannot_be(answer: int) -> None:
    """Also numbers that do not fit into a machine word, compiled or not."""
    chance = ScriptedChance([answer])
    with pytest.raises(ChanceError) as error:
        chance.below(6)
    assert (error.value.id, error.value.arguments) == ("err-chance-range", {"n": answer, "limit": 6})
    assert chance.used == 0


def test_noted_chance_notes_what_its_source_said() -> None:
    noted, alone = NotedChance(FastChance(9)), FastChance(9)
    answers = list(islice(iter(lambda: noted.below(60), None), 20))
    assert noted.draws == answers == [alone.below(60) for _ in range(20)]
    again = ScriptedChance(noted.draws)
    assert [again.below(60) for _ in range(20)] == answers


def test_the_interface_itself_has_no_answer() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(6)
