"""``python -m tableside`` is the same as the command ``tableside``."""

import sys

from tableside.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
