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
    is_operator = ranked.difference is not None and ranked.difference.kind is DifferenceKind.OPERATOR
    there, here = (_place(one, is_operator) for one in (ranked.source, ranked.target))
    message = f"the translation has {_quoted(target, here)} where the original has {_quoted(source, there)}"
    return Suspect(ranked.suspicion, here, there, message)


def _place(one: Term, is_operator: bool) -> Span:
    """Returns the range of a term, or of the operator in it."""
    node = one.node
    if is_operator and isinstance(node, Binary | Logical) and node.left.end < node.right.start:
        return Span(node.left.end, node.right.start)
    return _span(node)


def _span(node: Node) -> Span:
    return Span(node.start, node.end)


def _quoted(text: SourceText, span: Span) -> str:
    """Returns a short quote of the first line of a place."""
    quote = " ".join(text.slice(span).strip().split("\n")[0].split())
    shortened = quote if len(quote) <= _LONGEST_QUOTE else f"{quote[:_LONGEST_QUOTE]}…"
    return f"`{shortened}`"
