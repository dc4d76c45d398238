"""Programs of each language beside the form they are lowered to.

To add one, put `lowered/<language>/<name>.program` there, run `python -m tests.program.write_lowered`, and read what it wrote.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from variorum.languages import language_named
from variorum.program.declarations import Program
from variorum.program.lowering import lower
from variorum.program.printing import printed
from variorum.program.traversal import walk

FOLDER = Path(__file__).parent / "lowered"
PROGRAMS = sorted(FOLDER.glob("*/*.program"))


def lowered(path: Path) -> Program:
    return lower(language_named(path.parent.name), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_is_lowered_as_written_beside_it(path: Path) -> None:
    assert printed(lowered(path)) + "\n" == path.with_suffix(".lowered").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_node_has_a_range_of_the_text(path: Path) -> None:
    length = len(path.read_bytes())
    for statement in lowered(path).statements:
        for node in walk(statement):
            assert 0 <= node.start <= node.end <= length


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_is_cut_off_anywhere_is_lowered(path: Path) -> None:
    language = language_named(path.parent.name)
    text = path.read_text(encoding="utf-8")
    for end in range(0, len(text), max(len(text) // 25, 1)):
        printed(lower(language, text[:end]))
        printed(lower(language, text[end:]))


def test_each_language_has_programs() -> None:
    assert {path.parent.name for path in PROGRAMS} >= {
        "python", "java", "cpp", "c", "javascript", "typescript", "csharp", "go", "kotlin", "rust", "ruby", "php",
    }  # fmt: skip
