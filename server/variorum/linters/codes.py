"""Converts the rule codes of a configuration to selectors: regular expressions for the codes."""

from __future__ import annotations

import re

_FLAKE8 = re.compile(r"[A-Z]{1,4}\d{0,4}")


def flake8_selector(code: str) -> str | None:
    """Returns the selector of a prefix such as `F4`, or None for an invalid code."""
    # Pylint's codes have one letter and four digits, and are listed separately.
    return rf"(?=[A-Z]+\d{{3}}$){code}\d*" if _FLAKE8.fullmatch(code) else None


def ruff_selector(code: str) -> str | None:
    """Returns the selector of a prefix such as `F4`, `PL` or `ALL`, or None for an invalid code."""
    if code == "ALL":
        return r"[A-Z]\d{3}|[A-Z]{2,}\d+"
    if not _FLAKE8.fullmatch(code):
        return None
    # Ruff's `PL` is a prefix of `PLE`, `PLR` and `PLW`. No other family has a further letter after its
    # prefix.
    return rf"(?=[A-Z]\d{{3}}$|[A-Z]{{2,}}\d+$){code}{'[A-Z]?' if code == 'PL' else ''}\d*"


def pylint_selector(name: str) -> str:
    """Returns the selector of a message name, a code, the letter of a category, or `all`."""
    if name == "all":
        return r"[CEFIRW]\d{4}"
    if re.fullmatch(r"[CEFIRW]", name):
        return rf"{name}\d{{4}}"
    return re.escape(name)
