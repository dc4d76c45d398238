"""Writes the lowered forms of the programs in `lowered/`: read the difference before you commit it."""

from __future__ import annotations

from tests.program.test_lowering import PROGRAMS, lowered
from variorum.program.printing import printed


def main() -> None:
    """Writes one file beside each program."""
    for path in PROGRAMS:
        path.with_suffix(".lowered").write_text(printed(lowered(path)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
