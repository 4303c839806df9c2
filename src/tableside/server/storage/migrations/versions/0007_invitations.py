"""Whether hints are allowed, whether a full table starts by itself, and who has not seen the board yet."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables of the version before start when they are full, and their clocks run from the start.
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("autostart", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("unseen", sa.Text, nullable=False, server_default="[]"))
