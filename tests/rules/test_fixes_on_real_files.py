"""Fixes on real files: the standard library of the running Python, and this project's own."""

from __future__ import annotations

import sysconfig
from collections import Counter
from pathlib import Path

import pytest

from variorum.languages import language_of_path
from variorum.rules.registry import all_rules, default_selection, select
from variorum.rules.engine import findings
from variorum.rules.fixing import fixed
from variorum.syntax.document import Document

ROOT = Path(__file__).parents[2]
LARGEST = 40_000
# These rules remove comments on purpose.
AGAINST_COMMENTS = {"commented-out-code", "source-leftover", "debug-print"}


def sample(folder: Path, pattern: str, step: int) -> list[Path]:
    """Returns every `step`-th file of a folder that is not too long, always the same ones."""
    files = sorted(path for path in folder.glob(pattern) if 0 < path.stat().st_size < LARGEST)
    return files[::step]


FILES = [
    *sample(Path(sysconfig.get_paths()["stdlib"]), "*.py", 6),
    *sample(ROOT / "server" / "variorum", "**/*.py", 12),
    *sample(ROOT / "client-vscode" / "src", "**/*.ts", 6),
    *sample(ROOT / "examples", "**/*.*", 2),
]


def parsed(path: Path) -> Document | None:
    """Returns the file, if fixes can be applied to it."""
    language = language_of_path(path)
    if language is None:
        return None
    try:
        document = Document.parse(path.read_text(encoding="utf-8"), language)
    except UnicodeDecodeError:
        return None
    return None if document.has_errors else document


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_all_fixes_leave_a_file_that_parses_and_nothing_to_fix(path: Path) -> None:
    document = parsed(path)
    if document is None:
        return
    after = Document.parse(
        fixed(str(document.text), document.language, default_selection()), document.language
    )
    assert not after.has_errors
    assert [one for one in findings(after, default_selection()) if one.fix and one.fix.is_safe] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_comments_on_lines_of_their_own_survive_every_fix(path: Path) -> None:
    document = parsed(path)
    if document is None:
        return
    selection = select(rule for rule in all_rules() if rule not in AGAINST_COMMENTS)
    after = Document.parse(fixed(str(document.text), document.language, selection), document.language)
    assert own_lines(document) <= own_lines(after)


def own_lines(document: Document) -> Counter[str]:
    """Returns the comments that are alone on their lines."""
    found: Counter[str] = Counter()
    for item in document.items:
        for span in item.facts.comments:
            place = span.shifted(item.span.start)
            line = document.text.line_span(document.text.line_at(place.start))
            if not document.text.data[line.start : place.start].strip():
                found[document.text.slice(place)] += 1
    return found
