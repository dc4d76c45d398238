"""Turns the rule codes of a configuration into selectors: regular expressions that a code stands for."""

from __future__ import annotations

import re

_FLAKE8 = re.compile(r"[A-Z]{1,4}\d{0,4}")


def flake8_selector(code: str) -> str | None:
    """Returns the codes that begin with a code such as `F4`; None for what is no code."""
    # Pylint's codes have four digits behind one letter, and are listed beside these.
    return rf"(?=[A-Z]+\d{{3}}$){code}\d*" if _FLAKE8.fullmatch(code) else None


def ruff_selector(code: str) -> str | None:
    """Returns the codes that one such as `F4`, `PL` or `ALL` stands for; None for what is no code."""
    if code == "ALL":
        return r"[A-Z]\d{3}|[A-Z]{2,}\d+"
    if not _FLAKE8.fullmatch(code):
        return None
    # Ruff's `PL` begins `PLE`, `PLR` and `PLW`; every other family of letters ends where the digits begin.
    return rf"(?=[A-Z]\d{{3}}$|[A-Z]{{2,}}\d+$){code}{'[A-Z]?' if code == 'PL' else ''}\d*"


def pylint_selector(name: str) -> str:
    """Returns the messages that a name, a code, the letter of a category, or `all` stands for."""
    if name == "all":
        return r"[CEFIRW]\d{4}"
    if re.fullmatch(r"[CEFIRW]", name):
        return rf"{name}\d{{4}}"
    return re.escape(name)
