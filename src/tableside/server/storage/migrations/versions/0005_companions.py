"""Companions that several phones share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "companions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("phones", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_companions_owner", "companions", ["owner"])
    op.create_index("ix_companions_changed", "companions", ["changed"])
    op.create_table(
        "companion_entries",
        sa.Column("companion_id", sa.String(16), sa.ForeignKey("companions.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
