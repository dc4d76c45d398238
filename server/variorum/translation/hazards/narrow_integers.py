"""narrow-integers: integers that grow without limit in the original and overflow in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.keeping import noted
from variorum.syntax.program import item_events
from variorum.syntax.span import Span
from variorum.translation.hazard import PairRule, PairUnit

RULE = PairRule(
    id="narrow-integers",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what=(
        "Finds products in a translation that knows only narrow integers, made from a language whose integers grow as "
        "they must."
    ),
    why="From 2,147,483,648 on the product wraps around and comes out negative, without any error.",
    example=Example(
        before="static int area(int width, int height) {\n    return width * height;\n}\n",
        after="static long area(long width, long height) {\n    return width * height;\n}\n",
        language="java",
    ),
)


@RULE.check_pair
def narrow_integers(pair: PairUnit) -> Iterator[Violation]:
    """The first product of a translation that has narrow integer types and no wide one."""
    facts = pair.target.language.meanings
    narrow, wide = frozenset(facts.get("narrow_integers", ())), frozenset(facts.get("wide_integers", ()))
    if not narrow or not pair.source.language.meanings.get("integers_grow", False):
        return
    types = {name for _, names in _integers(pair.target) for name in names}
    if types.isdisjoint(narrow) or not types.isdisjoint(wide):
        return
    product = _first_product(pair.target)
    if product is None:
        return
    yield RULE.at(
        product,
        "integers grow as they must in the original; here a product wraps around once it leaves 32 bits",
        related=_original_product(pair.source),
    )


@noted
def _integers(document: Document, item: Item) -> frozenset[str]:
    """The types of integers that the item speaks of."""
    facts = document.language.meanings
    known = {*facts.get("narrow_integers", ()), *facts.get("wide_integers", ())}
    return frozenset(event.value for event in item_events(document, item, "type") if event.value in known)


def _first_product(document: Document) -> Span | None:
    for item in document.items:
        for event in item_events(document, item, "operator"):
            if event.value == "*":
                return event.span.shifted(item.span.start)
    return None


def _original_product(source: Document) -> list[Related]:
    product = _first_product(source)
    return [Related(product, "a product in the original", in_source=True)] if product else []
