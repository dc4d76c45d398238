"""Runs every program in the folders beside this file through the rule that its folder is named after.

A line with an expected finding ends in the language's own comment with `!` and the rule's id, optionally with the severity and
the message: `import os #! unused-import (warning): `os` is imported but never used`. A program without markers must have no
findings. `name.fixed.py` beside `name.py` is the program, without its markers, after all safe fixes of the rule, and
`name.suggested.py` after all fixes. A program named `name.from-java.py` is checked as a translation from Java, and
`name.untranslated.py` as a file of a workspace that nobody translated.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from variorum.languages import Language, language_named, language_of_path
from variorum.rules.registry import select
from variorum.rules.engine import findings
from variorum.rules.fixing import fixed
from variorum.syntax.document import Document

HERE = Path(__file__).parent
OUTCOME = re.compile(r"\.(?:fixed|suggested)\.")
PROGRAMS = sorted(
    path
    for path in HERE.glob("*/*.*")
    if not OUTCOME.search(path.name) and language_of_path(path) is not None
)
MARKER = re.compile(
    r"[ \t]*(?:#|//|/\*)![ \t]*(?P<rule>[a-z-]+)(?: \((?P<severity>\w+)\))?(?::[ \t]*(?P<message>.*?))?[ \t]*(?:\*/)?$", re.M
)


SOURCE = re.compile(r"\.from-(\w+)\.")
UNTRANSLATED = ".untranslated."


def source_language(path: Path) -> Language | None:
    """Returns the language in the program's name that it was translated from."""
    found = SOURCE.search(path.name)
    return language_named(found[1]) if found else None


def expected(text: str) -> list[tuple[int, str | None, str | None]]:
    """Returns the marked lines, from 1, with the severity and the message if the marker gives them."""
    found = ((number, MARKER.search(line)) for number, line in enumerate(text.splitlines(), 1))
    return [(number, marker["severity"], marker["message"]) for number, marker in found if marker]


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_program(path: Path) -> None:
    """The rule finds exactly what the markers say."""
    text, language = path.read_text(encoding="utf-8"), language_of_path(path)
    assert language is not None
    # Markers are removed first, because they would be comments of the program.
    selection = select([path.parent.name], with_style_rules=UNTRANSLATED not in path.name)
    found = findings(Document.parse(MARKER.sub("", text), language), selection, source_language(path))
    marked = expected(text)
    assert [finding.line for finding in found] == [line for line, _, _ in marked]
    for finding, (_, severity, message) in zip(found, marked, strict=True):
        assert severity in (None, finding.severity.label)
        assert message in (None, finding.message)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (path, kind)
        for path in PROGRAMS
        for kind in ("fixed", "suggested")
        if path.with_suffix(f".{kind}{path.suffix}").exists()
    ],
    ids=lambda value: value if isinstance(value, str) else f"{value.parent.name}/{value.name}",
)
def test_fix(path: Path, kind: str) -> None:
    """All safe fixes together, or all fixes, give the program beside it."""
    language = language_of_path(path)
    assert language is not None
    after = fixed(
        MARKER.sub("", path.read_text(encoding="utf-8")),
        language,
        select([path.parent.name]),
        source_language(path),
        with_unsafe=kind == "suggested",
    )
    assert str(after) == path.with_suffix(f".{kind}{path.suffix}").read_text(encoding="utf-8")
