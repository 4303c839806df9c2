"""The database schema. The journal is the truth about a table. The row of a table only makes finding and loading fast.

Every change of a table is one journal line, unique by (table, seq). The first to write a number wins, even between
several servers on one database.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata: Final = MetaData()

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(2), nullable=False),
    Column("settings", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # None: known only by its browser. Its own id: it is an account. Another id: that account took it over.
    Column("account", String(32), nullable=True),
    Column("changed", BigInteger, nullable=False, server_default="0"),  # when that, or its sessions, last changed
    Index("ix_guests_account", "account"),
    Index("ix_guests_changed", "changed"),
)

accounts: Final = Table(
    "accounts",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("name", String(64), nullable=False),  # to sign in with, not shown to others; empty: passkeys only
    Column("key", String(200), nullable=True, unique=True),  # the name in the form in which names are compared
    Column("password", Text, nullable=False),  # argon2 hash; empty: none
    Column("created", BigInteger, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the device counts them
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("ix_passkeys_guest", "guest"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when its token was last renewed
    Index("ix_sessions_guest", "guest"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("host", String(32), nullable=True),
    Column("invite", String(64), nullable=False),
    Column("options", Text, nullable=False),  # as requested
    Column("agreed", Text, nullable=False),  # completed, with data by content: the record's header
    Column("clock", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=True),
    Column("seal", String(64), nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("opening", Text, nullable=False),
    Column("rematch_of", String(16), nullable=True),
    # what changes with the journal
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("asked", Text, nullable=False),
    Column("deadline", BigInteger, nullable=True),
    Column("motions", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("rematch", String(16), nullable=True),
    Column("edition", Integer, nullable=False, server_default="1"),  # of the rules when it started
    Column("hints", Boolean, nullable=False, server_default=false()),  # allowed although several people play
    Column("autostart", Boolean, nullable=False, server_default=true()),  # when the last open seat is taken
    Column("unseen", Text, nullable=False, server_default="[]"),  # the seats whose players have not seen the board yet
    Column("shared", Boolean, nullable=False, server_default=false()),  # finished, and anybody may see it
    Index("ix_tables_lobby", "public", "status", "created"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_host", "host"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("level", String(40), nullable=False),
    Column("away", Boolean, nullable=False),
    Index("ix_seats_guest", "guest"),
)

journal: Final = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("frame", String(80), nullable=True),  # the key of the request that caused it: "seat:id" or "guest:id"
    Column("data", Text, nullable=False),
)

companions: Final = Table(
    "companions",
    metadata,
    Column("id", String(16), primary_key=True),  # the link is the key
    Column("owner", String(32), nullable=False),  # the guest who shares it
    Column("phones", Text, nullable=False),  # guests who looked at it, with their names and who may press; JSON
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),  # when it was last used
    Index("ix_companions_owner", "owner"),
    Index("ix_companions_changed", "changed"),
)

companion_entries: Final = Table(
    "companion_entries",
    metadata,
    Column("companion_id", ForeignKey("companions.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("key", String(80), nullable=False),  # of the request that added it: "guest:id"
    Column("data", Text, nullable=False),
)

nodes: Final = Table(
    "nodes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("up_since", BigInteger, nullable=False),  # since when at least one node was up, without a break
    Column("seen", BigInteger, nullable=False),  # its last heartbeat, by the database's clock
    Column("address", String(200), nullable=False, server_default=""),  # host:port, for the other nodes
)

keepers: Final = Table(
    "keepers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String(16), nullable=False),  # where the clocks and bots of the table run
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),  # secrets that all nodes share
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("moves", Integer, nullable=False),  # entries of the record that led to it
    Column("seq", Integer, nullable=False),  # the journal line of the last of them
    Column("draws", Integer, nullable=False),  # random numbers used until then
    Column("state", LargeBinary, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of its form; another one is made again
    Column("data", LargeBinary, nullable=False),  # JSON, compressed
)
