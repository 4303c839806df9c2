"""Messages on the socket of a shared companion, distinguished by ``type``. ``docs/protocol.md`` explains them."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tableside.server.live.messages import Bye, RequestId
from tableside.server.problems import Problem

VERSION: Final = 1


# ---- from the client ----------------------------------------------------------------------------------------


class _In(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class CompanionHello(_In, tag="hello"):
    """The first message. ``last`` is the number of the last entry that the client has; 0: none."""

    version: int
    last: Annotated[int, Meta(ge=0)] = 0


class CompanionAct(_In, tag="act"):
    """Add an action. ``id`` is made by the client; sent again, it is not added twice."""

    id: RequestId
    action: Annotated[dict[str, Any], Meta(extra={"typescript": "unknown"})]


class CompanionAllow(_In, tag="allow"):
    """The owner lets a phone press, or no longer."""

    id: RequestId
    phone: Annotated[str, Meta(min_length=1, max_length=40)]
    allowed: bool


class CompanionPing(_In, tag="ping"):
    pass


ClientMessage = CompanionHello | CompanionAct | CompanionAllow | CompanionPing


# ---- to the client ------------------------------------------------------------------------------------------


class _Out(msgspec.Struct, tag_field="type"):
    pass


class CompanionEntry(_Out, tag="entry"):
    """An action with its number, and when the server received it (milliseconds since 1970)."""

    seq: int
    at: int
    id: str | None  # of the request that added it, for the phone that sent it
    action: Annotated[Any, Meta(extra={"typescript": "unknown"})]


class CompanionPhone(msgspec.Struct):
    """A phone that looks at the companion; several windows of one person are one."""

    phone: str
    name: str
    allowed: bool
    here: bool


class CompanionRights(_Out, tag="rights"):
    """What this phone may do; the owner also learns who else is there."""

    owner: bool
    may_act: bool
    phones: list[CompanionPhone]


class CompanionWelcome(_Out, tag="welcome"):
    """The answer to hello: everything after ``last``."""

    version: int
    now: int
    seq: int
    entries: list[CompanionEntry]
    rights: CompanionRights


class CompanionAck(_Out, tag="ack"):
    """A request was carried out; ``seq``: the entry that it added, 0 if none."""

    id: str
    seq: int


class CompanionPong(_Out, tag="pong"):
    now: int


class CompanionFault(_Out, tag="error"):
    id: str | None
    problem: Problem


ServerMessage = (
    CompanionWelcome | CompanionEntry | CompanionRights | CompanionAck | CompanionPong | CompanionFault | Bye
)
