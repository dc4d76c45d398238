"""Variorum: notes of several judges beside machine-translated code.

This module is the public API. Everything else may move.
"""

from __future__ import annotations

from variorum.api import check, score_quality, score_translation
from variorum.languages import UnknownLanguage
from variorum.quality.score import QualityScore
from variorum.rules.catalogue import UnknownRule
from variorum.rules.finding import Edit, Finding, Fix, Severity
from variorum.translation.score import TranslationScore

__version__ = "0.1.0"

__all__ = ["Edit", "Finding", "Fix", "QualityScore", "Severity", "TranslationScore", "UnknownLanguage", "UnknownRule", "check", "score_quality", "score_translation"]
