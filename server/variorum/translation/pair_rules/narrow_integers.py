"""narrow-integers: arbitrary-precision integers that became 32-bit integers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.program_events import item_events
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="narrow-integers",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    scored_as=Severity.WARNING,
    what="Finds products in a translation with only 32-bit integers, from a language whose integers have arbitrary precision.",
    why="From 2,147,483,648 on the product overflows and becomes negative, without an error.",
    example=Example(
        before="static int area(int width, int height) {\n    return width * height;\n}\n",
        after="static long area(long width, long height) {\n    return width * height;\n}\n",
        language="java",
    ),
)


@RULE.check_pair
def narrow_integers(pair: PairUnit) -> Iterator[Violation]:
    """Reports the first product of a translation that has narrow integer types and no wide one."""
    facts = pair.target.language.meanings
    narrow, wide = frozenset(facts.get("narrow_integers", ())), frozenset(facts.get("wide_integers", ()))
    if not narrow or not pair.source.language.meanings.get("integers_grow", False):
        return
    types = frozenset().union(*_integers.by_section(pair.target, _together))
    if types.isdisjoint(narrow) or not types.isdisjoint(wide):
        return
    product = _first_product(pair.target)
    if product is None:
        return
    yield RULE.at(
        product,
        "integers have arbitrary precision in the original; here a product overflows beyond 32 bits",
        related=_original_product(pair.source),
    )


@collected
def _integers(document: Document, item: Item) -> frozenset[str]:
    """Returns the integer types that the item uses."""
    facts = document.language.meanings
    known = {*facts.get("narrow_integers", ()), *facts.get("wide_integers", ())}
    return frozenset(event.value for event in item_events(document, item, "type") if event.value in known)


def _together(types: Sequence[tuple[int, frozenset[str]]]) -> frozenset[str]:
    return frozenset().union(*(names for _, names in types))


def _first_product(document: Document) -> Span | None:
    found = _product.first(document)
    return found[1].shifted(found[0].span.start) if found is not None else None


@collected
def _product(document: Document, item: Item) -> Span | None:
    """Returns the first product of an item, relative to it."""
    products = (event.span for event in item_events(document, item, "operator") if event.value == "*")
    return next(products, None)


def _original_product(source: Document) -> list[Related]:
    product = _first_product(source)
    return [Related(product, "a product in the original", in_source=True)] if product else []
