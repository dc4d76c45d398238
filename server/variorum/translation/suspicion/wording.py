"""Says in a sentence how two places differ."""

from __future__ import annotations

from variorum.program.expressions import Binary, Logical
from variorum.program.node import Node
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span
from variorum.translation.suspicion.ranking import Ranked
from variorum.translation.suspicion.suspect import Suspect
from variorum.translation.suspicion.term import Term
from variorum.translation.suspicion.term_differences import DifferenceKind

_LONGEST_QUOTE = 40
_AROUND_OPERATOR = b" \t\r\n()"


def suspect_of(ranked: Ranked, source: SourceText, target: SourceText) -> Suspect:
    """Returns the place of a difference in both texts, and what it is."""
    if ranked.target is None:
        assert ranked.source is not None
        where = _span(ranked.source.node)
        message = f"the original's {_quoted(source, where)} has no counterpart"
        return Suspect(ranked.suspicion, Span(ranked.offset, ranked.offset), where, message)
    if ranked.source is None:
        here = _span(ranked.target.node)
        return Suspect(
            ranked.suspicion, here, None, f"{_quoted(target, here)} has no counterpart in the original"
        )
    kind = None if ranked.difference is None else ranked.difference.kind
    if kind is DifferenceKind.ORDER:
        there, here = _span(ranked.source.node), _span(ranked.target.node)
        message = f"the parts of {_quoted(target, here)} are in another order than in the original's {_quoted(source, there)}"
        return Suspect(ranked.suspicion, here, there, message)
    if kind is DifferenceKind.OPERATOR and _has_operator(ranked.source) and _has_operator(ranked.target):
        there, here = _operator(ranked.source, source), _operator(ranked.target, target)
    else:
        there, here = _span(ranked.source.node), _span(ranked.target.node)
    message = f"the translation has {_quoted(target, here)} where the original has {_quoted(source, there)}"
    return Suspect(ranked.suspicion, here, there, message)


def _has_operator(one: Term) -> bool:
    node = one.node
    return isinstance(node, Binary | Logical) and node.left.end < node.right.start


def _operator(one: Term, text: SourceText) -> Span:
    """Returns the range of an operator between its operands."""
    node = one.node
    assert isinstance(node, Binary | Logical)
    between = text.data[node.left.end : node.right.start]
    start = node.left.end + len(between) - len(between.lstrip(_AROUND_OPERATOR))
    return Span(start, start + len(between.strip(_AROUND_OPERATOR)))


def _span(node: Node) -> Span:
    return Span(node.start, node.end)


def _quoted(text: SourceText, span: Span) -> str:
    """Returns a short quote of the first line of a place."""
    quote = " ".join(text.slice(span).strip().split("\n")[0].split())
    shortened = quote if len(quote) <= _LONGEST_QUOTE else f"{quote[:_LONGEST_QUOTE]}…"
    return f"`{shortened}`"
