"""Cluster: joins the Ray cluster at RAY_ADDRESS, or starts Ray on this machine."""

import errno
import logging
import os
import socket
from textwrap import shorten
from typing import Any, Final
from urllib.parse import urlsplit

from tableside.arena.bot_guard import time_limit
from tableside.bots.bot_errors import TooLate
from tableside.engine.errors import OptionsError

_OWN: Final = "local"  # to Ray: start a new one, even if there is a cluster
_FOUND: Final = "auto"  # to Ray: use the cluster that runs on this machine
_LOOK: Final = 3.0  # seconds until something answers at an address
_JOIN: Final = 60.0  # seconds to join; a busy cluster needs some
_MOST_TEXT: Final = 300


def connected_to_ray(jobs: int) -> Any:
    """Ray, in its cluster or with that many local workers. OptionsError if the cluster cannot be joined."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    address = os.environ.get("RAY_ADDRESS") or _OWN
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if ray.is_initialized():
        pass
    elif address == _OWN:
        ray.init(_OWN, num_cpus=jobs, include_dashboard=False, **quiet)
    else:
        _check_address(address)
        try:
            with time_limit(_JOIN):
                ray.init(address, **quiet)
        except TooLate as error:
            raise _unreachable(address, os.strerror(errno.ETIMEDOUT)) from error
        except Exception as error:  # many kinds: no such cluster, another version of Ray, access denied
            if address == _FOUND and isinstance(error, ConnectionError):
                raise OptionsError("err-arena-ray-none") from error
            raise _unreachable(address, str(error)) from error
    return ray


def _check_address(address: str) -> None:
    """OptionsError if nothing answers. Ray itself would keep trying for minutes."""
    if address == _FOUND:
        return
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.scheme not in ("", "ray") or not place.hostname or not place.port:
            raise ValueError(address)
        socket.create_connection((place.hostname, place.port), _LOOK).close()
    except ValueError as error:  # also for an impossible name or port
        raise OptionsError("err-arena-ray-address", {"name": f"={address}"}) from error
    except OSError as error:
        raise _unreachable(address, error.strerror or str(error)) from error


def _unreachable(address: str, why: str) -> OptionsError:
    told = shorten(why, _MOST_TEXT, placeholder="…").rstrip(".")
    return OptionsError("err-arena-ray-away", {"name": f"={address}", "why": f"={told}"})
