"""Comments and settings that silence a rule."""

from __future__ import annotations

import tomllib

import pytest

from variorum import check
from variorum.languages import language_named
from variorum.lsp.conversion.suppression_edits import comment_edit, settings_edit
from variorum.rules.fixing import apply_edits
from variorum.syntax.document import Document


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "import os\n"),
        ("python", "class A:\n    def f(self):\n        import os\n"),
        ("python", "import os, \\\n    re\n\nre.compile('a')\n"),
        ("python", 'def f():\n    unused = """a\n    b"""\n'),
        ("java", "import java.util.List;\nclass A {}\n"),
        ("javascript", "import { a } from 'b';\n"),
        ("python", "import os  # needed?"),
    ],
)
def test_the_comment_silences_the_finding_and_nothing_else_changes(language: str, text: str) -> None:
    [finding] = check(text, language=language)
    document = Document.parse(text, language_named(language))
    edit = comment_edit(document, finding)
    assert edit is not None
    after = str(apply_edits(document.text, [edit]))
    assert check(after, language=language) == []
    assert not Document.parse(after, language_named(language)).has_errors


@pytest.mark.parametrize("is_pyproject", [False, True])
@pytest.mark.parametrize(
    "before",
    [
        "",
        "# mine",
        "\n[rules]\n",
        "[rules]\ndisabled = [ ]\n",
        '[rules] # these\ndisabled = [\n  "debug-print",\n]\n',
        '[rules]\nseverity = { unreachable = "hint" }\n',
        '[rules.severity]\nunreachable = "hint"\n',
    ],
)
def test_the_entry_joins_what_the_settings_say(before: str, is_pyproject: bool) -> None:
    if is_pyproject:
        before = before.replace("[rules", "[tool.variorum.rules")
    edit = settings_edit(before, "unused-import", is_pyproject=is_pyproject)
    assert edit is not None
    span, inserted = edit
    after = tomllib.loads(before[: span.start] + inserted + before[span.end :])
    rules = after["tool"]["variorum"]["rules"] if is_pyproject else after["rules"]
    assert "unused-import" in rules["disabled"]
    assert ("debug-print" in before) == ("debug-print" in rules["disabled"])


def test_a_rule_that_is_off_needs_no_entry() -> None:
    assert (
        settings_edit('[rules]\ndisabled = ["unused-import"]\n', "unused-import", is_pyproject=False) is None
    )


def test_a_broken_file_is_left_alone() -> None:
    assert settings_edit("[rules\n", "unused-import", is_pyproject=False) is None
