"""recursion-depth: a recursion that exceeds the target language's limit."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.shapes import item_shapes
from variorum.translation.alignment_candidates import Candidate
from variorum.translation.pair_rule import PairRule, PairUnit, original

RULE = PairRule(
    id="recursion-depth",
    weight=Weight.MODERATE,
    severity=Severity.HINT,
    what=(
        "Finds a recursive function, translated into a language with a limit on call depth, unless the program raises that "
        "limit."
    ),
    why="Python stops after about 1,000 calls, where Java and C++ allow tens of thousands.",
    example=Example(
        before="def depth(node):\n    return 1 + depth(node.next)\n",
        after="import sys\n\nsys.setrecursionlimit(100_000)\n\n\ndef depth(node):\n    return 1 + depth(node.next)\n",
        language="python",
    ),
)

# A recursion that decreases by one is as deep as the input is large; one that halves it stays shallow.
_STEP = re.compile(r"\w\s*[-+]\s*1\b|\.next\b")


@RULE.check_pair
def recursion_depths(pair: PairUnit) -> Iterator[Violation]:
    """Reports the first function that is recursive on both sides, by a step of one at a time."""
    traits = pair.target.language.meanings.get("traits", {})
    limit = traits.get("recursion")
    if limit is None or pair.source.language.meanings.get("traits", {}).get("recursion") == limit:
        return
    raised = traits.get("recursion_raised", "")
    if raised in pair.target.member_names or raised in pair.target.read_names:
        return
    stepping = {item for item, _ in _stepping(pair.target)}
    for source, target in pair.aligned_in(stepping):
        if _calls_itself(target) and _calls_itself(source):
            yield RULE.at(
                target.declared.name_span,
                f"the original recurses as deep as its stack allows, the translation at most {limit} calls deep",
                related=original(source.declared.name_span, "the recursion in the original"),
            )
            return


def _calls_itself(candidate: Candidate) -> bool:
    """Returns whether it calls itself with an input that is smaller by a constant."""
    name = candidate.profile.name
    return any(
        shape.text("name") == name and _STEP.search(shape.text("arguments"))
        for shape in candidate.side.shapes("call")
    )


@collected
def _stepping(document: Document, item: Item) -> frozenset[str]:
    """Returns the functions that the item calls with an input that is smaller by a constant."""
    return frozenset(
        shape.text("name")
        for shape in item_shapes(document, item)
        if shape.kind == "call" and _STEP.search(shape.text("arguments"))
    )
