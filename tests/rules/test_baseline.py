"""Known findings stay known after edits elsewhere, and additional findings are new."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.languages import language_named, language_of_path
from variorum.lsp.state.buffer import Buffer, Change
from variorum.lsp.protocol.positions import Encoding
from variorum.rules.baseline import (
    EVERYTHING,
    Baseline,
    fingerprint,
    known_flags,
    new_findings,
    new_chunks,
)
from variorum.rules.registry import all_rules, default_selection, select
from variorum.rules.engine import findings, findings_in_chunks
from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText

PYTHON = language_named("python")
EVERY_RULE = select(all_rules())
PROGRAMS = sorted(
    path
    for path in Path(__file__).parent.glob("*/*.*")
    if ".fixed." not in path.name and language_of_path(path) is not None
)


def found_in(text: str) -> tuple[list[Finding], SourceText]:
    """Returns the findings of a Python file."""
    document = Document.parse(text, PYTHON)
    return findings(document, default_selection()), document.text


def new_in(text: str, known: str) -> list[tuple[str, int]]:
    """Returns the new findings of a Python text of which another version is known, by rule and line."""
    found, after = found_in(text)
    return [(one.rule, one.line) for one in new_findings(found, after, [Baseline.of(*found_in(known))])]


@given(
    program=st.sampled_from(PROGRAMS),
    gaps=st.lists(st.tuples(st.integers(0, 40), st.integers(1, 3), st.booleans()), min_size=1, max_size=4),
)
def test_blank_lines_and_comments_elsewhere_add_no_finding(
    program: Path, gaps: list[tuple[int, int, bool]]
) -> None:
    text = program.read_text(encoding="utf-8")
    language = language_of_path(program, text)
    assert language is not None
    before = Document.parse(text, language)
    known = Baseline.of(findings(before, EVERY_RULE), before.text)
    comment = language.comments.line
    data = before.text.data
    starts = [item.span.start for item in before.items if item.container is None]
    lines = [one for one in starts if before.text.point(one)[1] == 0]
    for place, count, is_comment in sorted(gaps, reverse=True):
        if not lines or place >= len(lines):
            continue
        added = f"{comment} a word on what follows\n" if is_comment and comment else "\n"
        data = data[: lines[place]] + added.encode() * count + data[lines[place] :]
    after = Document.parse(data.decode(), language)
    found = findings(after, EVERY_RULE)
    told = Counter((one.rule, one.message) for one in found)
    if told != Counter((one.rule, one.message) for one in findings(before, EVERY_RULE)):
        # A rule may be about a comment, such as one that explains an empty block.
        return
    assert new_findings(found, after.text, [known]) == []


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_baseline_covers_its_own_findings_in_chunks_too(program: Path) -> None:
    text = program.read_text(encoding="utf-8")
    language = language_of_path(program, text)
    assert language is not None
    document = Document.parse(text, language)
    found = findings(document, EVERY_RULE)
    everything = Baseline.of(found, document.text)
    assert new_findings(found, document.text, [everything]) == []
    assert new_findings(found, document.text, []) == found
    half = Baseline.of(found[::2], document.text)
    parts = findings_in_chunks(document, EVERY_RULE)
    left = [one for part in new_chunks(parts, document.text, [half]) for one in part.findings]
    assert left == new_findings(found, document.text, [half])
    assert len(left) == len(found) // 2


@given(
    edits=st.lists(
        st.tuples(
            st.integers(0, 200),
            st.integers(0, 12),
            st.sampled_from(
                ["", "\n", "x", "    print(x)\n", "import os\n", "# é\n", "def g(x): return x == None\n"]
            ),
        ),
        max_size=6,
    )
)
def test_new_findings_after_edits_equal_those_of_a_fresh_document(edits: list[tuple[int, int, str]]) -> None:
    program = (
        "import os, re\n\ndef f(x):\n    print(x)\n    if x == None: return 1\n    print(x)\n\nprint(f)\n"
    )
    known = [Baseline.of(*found_in(program)), Baseline.of(*found_in(program.replace("print(x)", "print(1)")))]
    buffer = Buffer("untitled:1", PYTHON, 1, program, Encoding.UTF_32)
    for place, length, typed in edits:
        text = str(buffer.text)
        start = min(place, len(text))
        where = tuple(_position(text, offset) for offset in (start, min(start + length, len(text))))
        buffer.change(2, [Change((where[0], where[1]), typed)])
        assert buffer.document is not None
        parts = findings_in_chunks(buffer.document, default_selection())
        left = [one for part in new_chunks(parts, buffer.text, known) for one in part.findings]
        assert left == new_findings(*found_in(str(buffer.text)), known)


def _position(text: str, offset: int) -> tuple[int, int]:
    before = text[:offset]
    return before.count("\n"), offset - (before.rfind("\n") + 1)


def test_a_second_occurrence_is_new() -> None:
    one = "def f(x):\n    print(x)\n    return 1\n"
    assert new_in(one * 2, one) == [(rule, line) for rule, line in new_in(one * 2, "") if line > 3]


def test_of_equal_findings_the_one_in_a_new_context_is_new() -> None:
    known = "def f(x):\n    try:\n        x.a()\n    except:\n        x.b()\n"
    added = "def g(x):\n    try:\n        x.c()\n    except:\n        x.d()\n"
    assert new_in(f"{added}\n\n{known}", known) == [("bare-except", 4)]
    assert new_in(f"{known}\n\n{added}", known) == [("bare-except", 11)]


def test_reindented_code_stays_known_but_changed_code_does_not() -> None:
    known = "def f(x, y):\n    if x == None:\n        return 1\n    return y\n"
    assert new_in(known, "") != []
    deeper = "def f(x, y):\n    while y:\n        if  x == None:\n            return 1\n    return y\n"
    assert new_in(deeper, known) == []
    assert new_in(known.replace("x ==", "y =="), known) != []


def test_findings_on_one_line_differ_by_their_quoted_names() -> None:
    assert new_in("import os, re\n", "import os, re\nprint(re)\n") == [("unused-import", 1)]


def test_only_the_code_of_a_finding_in_a_long_line_counts() -> None:
    def line(first: str) -> str:
        return "; ".join(first if number == 0 else f"v{number} = {number}" for number in range(100))

    known = f"{line('import os')}\n"
    assert new_in(f"{line('import  os')}; w = 1\n", known) == []
    assert new_in(f"{line('import re')}\n", known) == [("unused-import", 1)]


def test_the_baseline_of_everything_covers_all_findings() -> None:
    found, text = found_in("import os\n")
    assert known_flags(found, text, EVERYTHING) == [True]


def test_reworded_messages_keep_the_fingerprint() -> None:
    (finding,), text = found_in("import os\n")
    words = Finding(
        finding.rule, "nobody uses `os`", finding.severity, finding.weight, 1, 8, 1, 10, finding.span
    )
    assert fingerprint(finding, text) == fingerprint(words, text)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("def f():\n    s = 'x'\n", 'def f():\n    s = "x"\n'),
        ("import os, sys\n", "import os\nimport sys\n"),
        ("def f(a):\n    x = g(a, 1, 2)\n", "def f(a):\n    x = g(\n        a,\n        1,\n        2,\n    )\n"),
        ("def f(a):\n    g(a, lambda u: 1, a)\n    y = [a, 1]\n", "def f(a):\n    g(\n        a, lambda u: 1, a\n    )\n    y = [\n        a,\n        1,\n    ]\n"),
    ],
)
def test_formatting_adds_no_finding(before: str, after: str) -> None:
    python = language_named("python")
    first, second = Document.parse(before, python), Document.parse(after, python)
    found = findings(second, default_selection())
    known = Baseline.of(findings(first, default_selection()), first.text)
    assert found
    assert new_findings(found, second.text, [known]) == []


def test_another_value_changes_the_fingerprint() -> None:
    python = language_named("python")
    first, second = (Document.parse(f"def f():\n    s = {value}\n", python) for value in ("'x'", "'y'"))
    known = Baseline.of(findings(first, default_selection()), first.text)
    assert len(new_findings(findings(second, default_selection()), second.text, [known])) == 1
