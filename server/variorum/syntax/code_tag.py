"""Adds what a language requires before code but excerpts omit: PHP's opening tag."""

from __future__ import annotations

import re

from variorum.languages import Language


def missing_opener(text: str, language: Language) -> str:
    """Returns the text to put before an excerpt so that its language parses it as code. Returns an empty string for
    most languages.

    In a language's `[snippets]`, `code_tag` is that text and `opened` a regular expression for excerpts that do not
    need it.
    """
    facts = language.facts.get("snippets", {})
    opener: str = facts.get("code_tag", "")
    return opener if opener and not re.search(facts["opened"], text) else ""
