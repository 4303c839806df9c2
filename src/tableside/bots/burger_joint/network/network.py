"""Network: a small value network (one hidden layer). Playing and learning need only NumPy."""

from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

# Rows of one product. With more, OpenBLAS wakes threads, which cost far more than they save for so small a network.
_AT_ONCE: Final = 24


class Network:
    """features → hidden (ReLU) → the chance that Burger wins."""

    def __init__(self, w1: Array, b1: Array, w2: Array, b2: Array) -> None:
        self.parameters = [w1, b1, w2, b2]

    @classmethod
    def fresh(cls, width: int, hidden: int, seed: int) -> "Network":
        rng = np.random.default_rng(seed)
        w1 = rng.normal(0, np.sqrt(2 / width), (width, hidden)).astype(np.float32)
        w2 = rng.normal(0, 0.1, hidden).astype(np.float32)
        return cls(w1, np.zeros(hidden, np.float32), w2, np.zeros(1, np.float32))

    def widened(self, hidden: int, seed: int) -> "Network":
        """The same network with room to learn more. The added hidden units have almost no effect yet."""
        w1, b1, w2, b2 = self.parameters
        more = self.fresh(len(w1), max(0, hidden - len(b1)), seed).parameters
        wider = np.concatenate([w1, more[0]], axis=1)
        return Network(wider, np.concatenate([b1, more[1]]), np.concatenate([w2, more[2] / 10]), b2.copy())

    @classmethod
    def load(cls, path: Any) -> "Network":
        with np.load(path) as data:
            return cls(*(data[name].astype(np.float32) for name in ("w1", "b1", "w2", "b2")))

    def save(self, path: Path) -> None:
        """Half precision is enough to play with and keeps the file small."""
        names = ("w1", "b1", "w2", "b2")
        arrays: dict[str, Any] = {
            name: array.astype(np.float16) for name, array in zip(names, self.parameters, strict=True)
        }
        np.savez_compressed(path, **arrays)

    def value(self, features: Array) -> Array:
        w1, b1, w2, b2 = self.parameters
        hidden = np.empty((len(features), len(b1)), dtype=np.float32)
        for start in range(0, len(features), _AT_ONCE):
            np.matmul(features[start : start + _AT_ONCE], w1, out=hidden[start : start + _AT_ONCE])
        hidden += b1
        np.maximum(hidden, 0, out=hidden)
        return _sigmoid(hidden @ w2 + b2)


class Learner:
    """Adam on the cross entropy between the network's output and target probabilities."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._first = [np.zeros_like(p) for p in network.parameters]
        self._second = [np.zeros_like(p) for p in network.parameters]
        self._steps = 0

    def learn(self, features: Array, targets: Array, rate: float) -> float:
        """One step on a batch. Returns the mean squared error before it, which is easier to read."""
        w1, b1, w2, b2 = self.network.parameters
        hidden = np.maximum(features @ w1 + b1, 0)
        value = _sigmoid(hidden @ w2 + b2)
        error = (value - targets) / np.float32(len(targets))
        back = (error[:, None] * w2) * (hidden > 0)
        self._step([features.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True)], rate)
        return float(((value - targets) ** 2).mean())

    def _step(self, gradients: list[Array], rate: float) -> None:
        self._steps += 1
        correction = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for parameter, gradient, first, second in zip(
            self.network.parameters, gradients, self._first, self._second, strict=True
        ):
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient * gradient - second)
            parameter -= np.float32(rate * correction) * first / (np.sqrt(second) + np.float32(1e-8))


def _sigmoid(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-x)), dtype=np.float32)
