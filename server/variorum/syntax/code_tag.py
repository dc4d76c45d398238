"""Gives code what its language reads before code, which writers of excerpts leave out: PHP's opening tag."""

from __future__ import annotations

import re

from variorum.languages import Language


def missing_opener(text: str, language: Language) -> str:
    """What has to stand before a text so that its language takes it for code; empty for most languages and texts.

    `opener` in `[snippets]` of a language is that, and `opened` a regular expression for texts that need nothing.
    """
    facts = language.facts.get("snippets", {})
    opener: str = facts.get("opening", "")
    return opener if opener and not re.search(facts["opened"], text) else ""
