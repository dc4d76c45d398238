"""Tells scripts, which share their names with all that a page loads, from modules and programs."""

from __future__ import annotations

import re

from variorum.rules.unit import FileUnit


def is_script(file: FileUnit, rule: str) -> bool:
    """Whether nothing in the file matches `separate_if`, which the language states for a rule; without it, no file is a script."""
    expression = file.policy(rule).get("separate_if")
    return expression is not None and not re.search(
        expression.encode(), file.document.text.data, re.MULTILINE
    )
