"""A run in a process of its own, to be killed: `run_gated.py SOURCE DESTINATION`."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.batch.scorers import gated
from variorum.batch.local_engine import score_file

if __name__ == "__main__":
    score_file(Path(sys.argv[1]), Path(sys.argv[2]), gated, recipe="gated 1", workers=2)
