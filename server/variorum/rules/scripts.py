"""Tells scripts, which share their names with all that a page loads, from modules and programs."""

from __future__ import annotations

import re

from variorum.rules.unit import FileUnit


def is_script(file: FileUnit, rule: str) -> bool:
    """Whether nothing in the file matches `separate_if` of a rule; no file of a language without it is a script."""
    expression = file.policy(rule).get("separate_if")
    return expression is not None and not re.search(
        expression.encode(), file.document.text.data, re.MULTILINE
    )
