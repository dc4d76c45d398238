"""`python -m variorum`."""

from __future__ import annotations

import sys

from variorum.cli import main

if __name__ == "__main__":
    sys.exit(main())
