"""Tells scripts, which share their global names with the page that loads them, from modules and programs."""

from __future__ import annotations

import re

from variorum.rules.unit import FileUnit


def is_script(file: FileUnit, rule: str) -> bool:
    """Returns whether nothing in the file matches `separate_if` of a rule. Languages without it have no scripts."""
    expression = file.policy(rule).get("separate_if")
    return expression is not None and not re.search(
        expression.encode(), file.document.text.data, re.MULTILINE
    )
