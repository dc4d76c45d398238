"""different-behaviour: an item that behaves differently from its original on the same input."""

from __future__ import annotations

from variorum.rules.finding import Severity, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import PairRule

RULE = PairRule(
    id="different-behaviour",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what="Interprets an item and its original on the same generated inputs, and shows an input on which they differ.",
    why=(
        "The input proves that the two behave differently. A difference on few ordinary inputs is a hint that asks "
        "whether they can happen. Items that cannot be interpreted, or that differ only on unlikely input (empty, negative "
        "or huge) or in order or format, get none."
    ),
    example=Example(
        before="# the original: int larger(int first, int second) { return first > second ? first : second; }\n"
        "def larger(first, second):\n    return second if first > second else first\n",
        after="def larger(first, second):\n    return first if first > second else second\n",
        language="python",
    ),
)
