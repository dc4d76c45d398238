"""Explains in a hover what interpreting both sides of an item has shown."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.reports.markup import markdown
from variorum.reports.printable import visible
from variorum.syntax.span import Span
from variorum.translation.behaviour import ItemBehaviour
from variorum.translation.score import Alignment

# Characters. A witness may hold long texts; the finding has them in full.
_LONGEST = 400


def behaviour_explanations(snapshot: Snapshot, item: Alignment, span: Span) -> Iterator[Explanation]:
    """Yields the verdict on an aligned item, or on the whole program if that was compared instead.

    Yields nothing until both sides are interpreted.

    Args:
        snapshot: the translation.
        item: the aligned item.
        span: where the hover stands.
    """
    found = _verdict_on(snapshot, item)
    if found is None:
        return
    subject = "Behaviour" if found.target is not None else "Behaviour of the whole file"
    summary = found.verdict.summary
    if found.verdict.witness is None and not found.verdict.is_conclusive:
        summary = f"no verdict: {summary}"
    if len(summary) > _LONGEST:
        summary = f"{summary[:_LONGEST]}..."
    yield Explanation(f"**{subject}:** {markdown(summary)}", f"{subject}: {visible(summary)}", span)


def _verdict_on(snapshot: Snapshot, item: Alignment) -> ItemBehaviour | None:
    behaviour = snapshot.displayed_behaviour
    if behaviour is None or item.source is None or item.target is None:
        return None
    own, whole = item.target.name_span, None
    for one in behaviour.items:
        if one.target is None:
            whole = one
        elif one.target == own:
            return one
    return whole
