"""Estimates how informative an answer is from its words."""

from __future__ import annotations

import math
import re
from typing import Final

_TERM: Final = re.compile(r"[^\W\d_]{4,}")
# Two forms of one word mostly share their beginning.
_STEM_LENGTH: Final = 5


def informativeness(prompt: str, answer: str) -> float:
    """`log(1 + distinct terms) + share of the prompt's terms taken up`; at least 0.

    Long answers and padded ones come out high alike: good for a guess, never for a rating.
    """
    said, asked = terms(answer), terms(prompt)
    taken_up = len(said & asked) / len(asked) if asked else 0.0
    return math.log1p(len(said)) + taken_up


def terms(text: str) -> frozenset[str]:
    """Returns the beginnings of all words of four letters and more, in lower case."""
    return frozenset(term[:_STEM_LENGTH] for term in _TERM.findall(text.casefold()))
