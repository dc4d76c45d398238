"""What the server loads, and when: a first answer waits for no part that it does not need."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from variorum.lsp import features
from variorum.lsp.features import handler_of

NOT_NEEDED = {
    "openai",
    "rapidfuzz",
    "urllib.request",
    "variorum.compilers",
    "variorum.grading.rubric",
    "variorum.quality",
    "variorum.reports.report_data",
    "variorum.responses",
    "variorum.retrieval",
    "variorum.translation.comparison",
    "variorum.translation.pair_rules",
    "variorum.translation.scoring",
    "variorum.typecheck",
    "yaml",
}


def loaded_by(program: str) -> set[str]:
    """The modules that a fresh interpreter has loaded at the end of a program."""
    ran = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport json, sys\nprint(json.dumps(list(sys.modules)))"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(ran.stdout))


def test_the_message_loop_loads_nothing_that_the_first_text_may_not_need() -> None:
    loaded = loaded_by("import variorum.lsp.main, variorum.lsp.loop")
    assert "pygls.server" in loaded
    assert loaded & NOT_NEEDED == set()


def test_the_findings_of_a_text_without_an_original_load_no_rule_about_pairs() -> None:
    loaded = loaded_by(
        "from variorum.languages import language_named\n"
        "from variorum.rules.registry import default_selection\n"
        "from variorum.rules.engine import findings\n"
        "from variorum.syntax.document import Document\n"
        "assert findings(Document.parse('import os\\n', language_named('python')), default_selection())"
    )
    assert "variorum.rules.checks.unused_import" in loaded
    assert loaded & NOT_NEEDED == set()


def test_the_hover_of_a_finding_loads_no_rule_about_pairs() -> None:
    loaded = loaded_by(
        "from variorum.languages import language_named\n"
        "from variorum.lsp.conversion.hover_content import finding_explanation\n"
        "from variorum.rules.registry import default_selection\n"
        "from variorum.rules.engine import findings\n"
        "from variorum.syntax.document import Document\n"
        "document = Document.parse('import os\\n', language_named('python'))\n"
        "assert [finding_explanation(finding) for finding in findings(document, default_selection())]"
    )
    assert "variorum.translation.pair_rules" not in loaded


@pytest.mark.parametrize(
    "file", sorted(Path(features.__path__[0]).glob("[a-z]*.py")), ids=lambda file: file.stem
)
def test_a_handler_is_found_by_its_method(file: Path) -> None:
    source = file.read_text()
    method = source.split('handler("', 1)[1].split('"', 1)[0]
    found: Any = handler_of(method)
    assert (found.method, found.__module__) == (method, f"variorum.lsp.features.{file.stem}")


@pytest.mark.parametrize(
    "method", ["textDocument/none", "", "/", "text_document_hover", "../main", "__init__"]
)
def test_a_method_without_a_file_has_no_handler(method: str) -> None:
    assert handler_of(method) is None
