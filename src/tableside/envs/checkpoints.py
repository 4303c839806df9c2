"""Checkpoints: trained networks as files, and the bots that play with them.

A checkpoint is an ``.npz`` file: the layers of a network and a line that says what it is for.
``checkpoint_bot`` loads one by its path. Its *policy* rates the actions of the flat action table from an observation.
"""

import json
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tableside.bots.bot import Ask, Bot
from tableside.engine.chance import FastChance
from tableside.engine.errors import Arg, OptionsError
from tableside.engine.manifest import named
from tableside.envs.game_adapter import GameAdapter, adapter_for

Array = npt.NDArray[np.float32]
Features = Callable[[npt.NDArray[Any]], Array]

FORMAT: Final = 1
POLICY: Final = "policy"


@dataclass(frozen=True)
class About:
    """What a checkpoint is for."""

    game: str
    kind: str
    players: int
    inputs: int
    actions: int
    trained: str  # how it was trained, in a sentence
    features: str  # the function that makes the inputs of the network from observations ("module:function")
    format: int = FORMAT


class Network:
    """Fully connected layers with ReLU between them. ``features`` turns observations into inputs."""

    def __init__(self, features: Features, layers: Sequence[tuple[Array, Array]]) -> None:
        self.features = features
        self.layers = list(layers)

    def __call__(self, seen: npt.NDArray[Any]) -> Array:
        """The outputs for one observation, or for one in each row."""
        out = self.features(seen)
        for number, (weights, bias) in enumerate(self.layers):
            out = out @ weights + bias
            if number + 1 < len(self.layers):
                out = np.maximum(out, 0)
        return out


def save_checkpoint(path: str | Path, about: About, layers: Sequence[tuple[Array, Array]]) -> None:
    """Write a checkpoint. Weights are stored with 16 bits."""
    arrays: dict[str, npt.NDArray[Any]] = {}
    for number, (weights, bias) in enumerate(layers):
        arrays[f"weights_{number}"] = weights.astype(np.float16)
        arrays[f"bias_{number}"] = bias.astype(np.float16)
    arrays["about"] = np.array(json.dumps(asdict(about)))
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type] # NumPy takes a switch beside the arrays


def load_checkpoint(path: str | Path) -> tuple[About, Network]:
    """Read a checkpoint. OptionsError says what is wrong with the file."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            about = About(**json.loads(str(stored["about"])))
            count = sum(name.startswith("weights_") for name in stored.files)
            layers = [
                (stored[f"weights_{n}"].astype(np.float32), stored[f"bias_{n}"].astype(np.float32))
                for n in range(count)
            ]
    except FileNotFoundError:
        raise OptionsError("err-checkpoint-missing", {"name": f"={path}"}) from None
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile) as error:
        raise OptionsError("err-checkpoint-file", {"name": f"={path}", "why": f"={error!s:.100}"}) from error
    if about.format != FORMAT or about.kind != POLICY or not layers:
        raise OptionsError("err-checkpoint-file", {"name": f"={path}", "why": f"={about.kind} {about.format}"})
    return about, Network(named(about.features), layers)


class PolicyBot(Bot):
    """Plays the legal action that a policy network likes best."""

    def __init__(self, seed: int, about: About, network: Network) -> None:
        super().__init__(seed)
        self.about = about
        self._network = network
        self._chance = FastChance(seed)
        self._adapters: dict[int, GameAdapter] = {}

    def choose(self, ask: Ask) -> str:
        state = ask.determinise(self._chance)  # looks the same from this seat
        adapter = self._adapters.get(state.seats)
        if adapter is None:
            adapter = self._adapters[state.seats] = self._fitting(state.seats)
        adapter.take(state)
        legal = list(adapter.legal(ask.seat))
        if not legal:  # the table of actions leaves out a few moves
            return ask.moves[0]
        ratings = self._network(adapter.look(ask.seat))
        return adapter.move(ask.seat, max(legal, key=lambda action: float(ratings[action])))

    def _fitting(self, seats: int) -> GameAdapter:
        adapter = adapter_for(self.about.game, seats)
        has, wants = (adapter.width, adapter.actions), (self.about.inputs, self.about.actions)
        if has != wants:
            told: dict[str, Arg] = {
                "players": self.about.players,
                "seats": seats,
                "has": f"={has}",
                "wants": f"={wants}",
            }
            raise OptionsError("err-checkpoint-fit", told)
        return adapter


def checkpoint_bot(game: str, path: str, seed: int) -> Bot:
    """The bot of a checkpoint. OptionsError if the file is for another game."""
    about, network = load_checkpoint(path)
    if about.game != game:
        told = {"name": f"={path}", "game": f"$game-{game}", "other": f"$game-{about.game}"}
        raise OptionsError("err-checkpoint-game", told)
    return PolicyBot(seed, about, network)
