"""Where the other nodes reach a node."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nodes of the version before join without an address: no socket is passed on to them.
    op.add_column("nodes", sa.Column("address", sa.String(200), nullable=False, server_default=""))
