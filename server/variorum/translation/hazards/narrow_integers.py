"""narrow-integers: integers that grow without limit in the original and overflow in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.program import Event, program_of
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
    events = program_of(pair.target)
    types = {event.value for event in events if event.kind == "type"}
    product = _first_product(events)
    if product is None or types.isdisjoint(narrow) or not types.isdisjoint(wide):
        return
    yield RULE.at(
        product.span,
        "integers grow as they must in the original; here a product wraps around once it leaves 32 bits",
        related=_original_product(pair.source),
    )


def _first_product(events: tuple[Event, ...]) -> Event | None:
    return next((event for event in events if event.kind == "operator" and event.value == "*"), None)


def _original_product(source: Document) -> list[Related]:
    product = _first_product(program_of(source))
    return [Related(product.span, "a product in the original", in_source=True)] if product else []
