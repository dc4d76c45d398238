"""Every program in the folders beside this file, run through the rule that its folder is named after.

A line that should carry a finding ends in the language's own comment followed by `!` and the rule's id, perhaps with
the message: `import os  #! unused-import: `os` is imported but never used`. A program without markers asserts silence. Beside
`name.py` there may be `name.fixed.py`: the program, without its markers, after all safe fixes of the rule.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import variorum
from variorum.languages import language_of_path
from variorum.rules.catalogue import select
from variorum.rules.fixing import fixed

HERE = Path(__file__).parent
PROGRAMS = sorted(
    path for path in HERE.glob("*/*.*") if ".fixed." not in path.name and language_of_path(path) is not None
)
MARKER = re.compile(r"(?:#|//|/\*)!\s*(?P<rule>[a-z-]+)(?::\s*(?P<message>.*?))?\s*(?:\*/)?$")


def expected(text: str) -> list[tuple[int, str | None]]:
    """The marked lines, from 1, with the message where the marker gives one."""
    found = ((number, MARKER.search(line)) for number, line in enumerate(text.splitlines(), 1))
    return [(number, marker["message"]) for number, marker in found if marker]


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_program(path: Path) -> None:
    """The rule finds what the markers say, and nothing else."""
    text, language = path.read_text(encoding="utf-8"), language_of_path(path)
    assert language is not None
    findings = variorum.check(text, language=language.id, rules=[path.parent.name])
    marked = expected(text)
    assert [finding.line for finding in findings] == [line for line, _ in marked]
    for finding, (_, message) in zip(findings, marked, strict=True):
        assert message in (None, finding.message)


@pytest.mark.parametrize(
    "path",
    [path for path in PROGRAMS if path.with_suffix(f".fixed{path.suffix}").exists()],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_fix(path: Path) -> None:
    """All safe fixes together give the program beside it."""
    language = language_of_path(path)
    assert language is not None
    program = re.sub(rf"[ \t]*{MARKER.pattern}", "", path.read_text(encoding="utf-8"), flags=re.M)
    after = fixed(program, language, select([path.parent.name]))
    assert str(after) == path.with_suffix(f".fixed{path.suffix}").read_text(encoding="utf-8")
