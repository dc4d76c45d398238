"""How much an answer says, by its words alone: a guess at a preference where nothing is proven."""

from __future__ import annotations

import math
import re
from typing import Final

_TERM: Final = re.compile(r"[^\W\d_]{4,}")
# Two forms of one word mostly share their beginning.
_STEM_LENGTH: Final = 5


def lean(prompt: str, a: str, b: str) -> int:
    """1 where A says more than B, -1 where B does, 0 where both say as much.

    What counts is how many different terms an answer has and how many of the prompt's it takes up. Long
    answers and padded ones lean alike, so this is a guess, to be shown as one, and never a rating.
    """
    difference = substance(prompt, a) - substance(prompt, b)
    return (difference > 0) - (difference < 0)


def substance(prompt: str, answer: str) -> float:
    """`log(1 + distinct terms) + share of the prompt's terms taken up`; at least 0."""
    said, asked = terms(answer), terms(prompt)
    taken_up = len(said & asked) / len(asked) if asked else 0.0
    return math.log1p(len(said)) + taken_up


def terms(text: str) -> frozenset[str]:
    """The beginnings of all words of four letters and more, in lower case."""
    return frozenset(term[:_STEM_LENGTH] for term in _TERM.findall(text.casefold()))
