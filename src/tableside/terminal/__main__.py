"""``python -m tableside.terminal``"""

import sys

from tableside.terminal.main import main

sys.exit(main())
