"""One folder of data per language, and the registry that finds them.

Nothing outside this package asks which language it has in hand: it asks a `Language` for a fact.
"""

from __future__ import annotations

from variorum.languages.language import Language, UnknownLanguage
from variorum.languages.registry import (
    all_languages,
    dialect_of,
    ending,
    language_ids,
    language_named,
    language_of_path,
)

__all__ = [
    "Language",
    "UnknownLanguage",
    "all_languages",
    "dialect_of",
    "ending",
    "language_ids",
    "language_named",
    "language_of_path",
]
