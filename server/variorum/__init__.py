"""Variorum: notes of several judges beside machine-translated code.

This module is the public API. Everything else may move.
"""

from __future__ import annotations

from variorum.api import check
from variorum.languages import UnknownLanguage
from variorum.rules.catalogue import UnknownRule
from variorum.rules.finding import Edit, Finding, Fix, Severity

__version__ = "0.1.0"

__all__ = ["Edit", "Finding", "Fix", "Severity", "UnknownLanguage", "UnknownRule", "check"]
