"""The functions behind `import variorum`."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.languages import language_named
from variorum.rules.catalogue import default_selection, select
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.syntax.document import Document


def check(text: str, *, language: str, rules: Iterable[str] | None = None) -> list[Finding]:
    """The findings of one file, in source order.

    Args:
        text: the whole file.
        language: an LSP language id such as `python`, `java` or `cpp`.
        rules: the rules to run, by id; None runs those that are on by default.

    Raises:
        UnknownLanguage: the language is not supported; the message names those that are.
        UnknownRule: a rule id names no rule.
    """
    selection = default_selection() if rules is None else select(rules)
    return findings(Document.parse(text, language_named(language)), selection)
