"""What a place asks of the value that stands in it."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.constants import constant_of, may_be_constant
from variorum.typecheck.context import Context
from variorum.typecheck.dispatch import DEEPEST, kind_of
from variorum.typecheck.forms import inner
from variorum.typecheck.kinds import NOTHING, RESULTS, Kind, Known, shown


def expect(context: Context, node: Node, wanted: Known, place: str) -> None:
    """Report a value that cannot be taken for the kind its place asks for.

    Args:
        context: what is known here.
        node: the expression.
        wanted: the kind asked for.
        place: what asks for it, as the message names it.
    """
    form = context.forms.of(node)
    if context.depth >= DEEPEST:
        return
    if form == "inner":
        context.depth += 1
        for child in inner(node):
            expect(context, child, wanted, place)
        context.depth -= 1
        return
    if form == "choice":
        check_condition(context, context.forms.part(node, "condition"))
        for arm in ("consequence", "alternative"):
            part = context.forms.part(node, arm)
            if part is not None:
                context.depth += 1
                expect(context, part, wanted, place)
                context.depth -= 1
        return
    if form == "elements":
        for child in inner(node):
            expect(context, child, wanted.element if wanted else None, "an element of the array")
        return
    value = kind_of(context, node)
    if value == NOTHING and wanted is not None:
        context.report(node, f"this gives nothing, and {place} needs a `{shown(wanted)}`")
    elif value is not None and value.name == RESULTS and (wanted is None or wanted.name != RESULTS):
        context.report(node, f"this gives {len(value.arguments)} values, and {place} is one")
    elif not _fits(context, node, value, wanted):
        context.report(node, f"a `{shown(value)}` cannot be taken as the `{shown(wanted)}` that {place} is")


def _fits(context: Context, node: Node, value: Known, wanted: Known) -> bool:
    constant = constant_of(context, node)
    if context.conversions.fits(value, wanted, constant):
        return True
    return constant is None and context.conversions.narrows(value, wanted) and may_be_constant(context, node)


def check_condition(context: Context, node: Node | None) -> None:
    """Report a condition that is neither true nor false."""
    if node is None:
        return
    kind = kind_of(context, node)
    if context.conversions.has_own_operators(kind):
        return
    if kind is not None and context.conversions.is_known(kind) and not context.conversions.is_truth(kind):
        context.report(node, f"the condition is a `{shown(kind)}`, not a `{context.conversions.truth}`")


def check_position(context: Context, node: Node, kind: Known, what: str) -> None:
    """Report an index or a length that is no small integer."""
    facts = context.conversions.facts
    wanted = Kind(facts["index"])
    if facts.get("any_index") and kind is not None and kind.name in context.conversions.integers:
        return
    if not context.conversions.fits(kind, wanted, constant_of(context, node)):
        context.report(node, f"{what} has to be an `{wanted}`, this is a `{shown(kind)}`")
