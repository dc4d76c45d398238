"""What shows that a file with syntax errors is wrong, whatever its grammar lacks."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.rules.syntax_error_evidence import is_certainly_invalid
from variorum.syntax.document import Document


@pytest.mark.parametrize(
    "text",
    [
        "const a = `${names.map(one => `'${quote(one, \"'\")}'`)}`;\n",
        "const a = `(${b})`;\n",
        "const a = `${ {b: `}`}.b } {`;\n",
        "const a = `\\`(${b}`;\n",
        "const a = `$( ${'}'} $`;\n",
        "const a = `(\n",
        "const a = '`'; b(`)`);\n",
    ],
)
def test_templates_balance(text: str) -> None:
    assert not is_certainly_invalid(Document.parse(text, language_named("typescript")))


@pytest.mark.parametrize(
    "text",
    ["const a = `${b(}`;\n", "const a = `${b}`);\n", "const a = `${`${(}`}`;\n", "const a = `${b =; c}`;\n"],
)
def test_expressions_of_templates_count(text: str) -> None:
    assert is_certainly_invalid(Document.parse(text, language_named("typescript")))


def test_backticks_of_other_languages_hold_plain_text() -> None:
    text = "fun `adds ${(`() { }\n"
    assert not is_certainly_invalid(Document.parse(text, language_named("kotlin")))
