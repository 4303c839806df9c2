"""The edition of the rules that a game began by."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nodes of the version before add tables without this column, and play by the first edition.
    op.add_column("tables", sa.Column("edition", sa.Integer, nullable=False, server_default="1"))
