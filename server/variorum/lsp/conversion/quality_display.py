"""Shows the quality of a file and of its items: lenses, hovers, and the diagnostic for a low score."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.quality.evaluate import evaluate
from variorum.quality.quality_score import QualityScore
from variorum.reports.markup import markdown, markdown_code, table_row
from variorum.reports.score_rows import named
from variorum.rounding import rounded
from variorum.rules.finding import Severity
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span

COMMAND = "variorum.explainQuality"


def quality_lenses(snapshot: Snapshot) -> Iterator[Json]:
    """Yields a lens above the file, and above each item if the settings ask for that. A lens is resolved when it is visible."""
    if snapshot.document is None or snapshot.settings.quality_lens == "off":
        return
    yield _open_lens(snapshot, Span(0, 0), None)
    if snapshot.settings.quality_lens == "items":
        for item in snapshot.document.items:
            name = _name_span(item)
            if name is not None:
                yield _open_lens(snapshot, name, name.start)


def quality_command(snapshot: Snapshot, offset: int | None) -> Json | None:
    """Returns the command of such a lens: of the file, or of the item whose name is at a byte offset."""
    if snapshot.document is None:
        return None
    item = _named_at(snapshot.document, offset) if offset is not None else None
    if offset is not None and item is None:
        return None
    score = snapshot.quality if item is None else item_quality(snapshot.document, item)
    if score is None:
        return None
    arguments = [{"uri": snapshot.uri} | ({} if offset is None else {"offset": offset})]
    return {"title": f"Quality {_verdict(score)}", "command": COMMAND, "arguments": arguments}


def quality_explanation(snapshot: Snapshot, offset: int) -> Iterator[Explanation]:
    """Yields the six dimensions of the item whose name is at a byte offset."""
    document = snapshot.document
    item = _named_at(document, offset) if document is not None else None
    if document is None or item is None or item.declaration is None:
        return
    score = item_quality(document, item)
    name = item.declaration.name
    rows = ["| Dimension | Value | Weight | Contribution |", "|---|---:|---:|---:|"]
    plain = [f"{name} quality {_verdict(score)} (rubric {score.rubric})"]
    for identifier, dimension in score.dimensions.items():
        figures = (
            rounded(dimension.value, 2),
            rounded(dimension.weight, 2),
            rounded(dimension.contribution),
        )
        rows.append(table_row((markdown(named(identifier)), *figures)))
        plain.append(f"{named(identifier)}: {figures[0]} x {figures[1]} = {figures[2]}")
    head = f"**{markdown_code(name)}** quality {_verdict(score)} (rubric {markdown_code(score.rubric)})"
    table = "\n".join(rows)
    yield Explanation(f"{head}\n\n{table}", "\n".join(plain), _name_span(item) or Span(offset, offset))


def quality_diagnostics(snapshot: Snapshot) -> Iterator[Json]:
    """Yields a note on the first line of a file that does not pass, if the settings ask for it."""
    if not snapshot.settings.quality_diagnostic or snapshot.is_cell:
        return
    score = snapshot.quality
    if score is not None and not score.passed:
        top = snapshot.text.line_span(0).start
        end = top + len(snapshot.text.line_content(0))
        yield {
            "range": range_of(snapshot.text, Span(top, end), snapshot.capabilities.encoding),
            "severity": int(Severity.INFORMATION),
            "code": "quality",
            "source": "variorum",
            "message": f"the quality of this file is {_verdict(score)}; "
            f"the least comes from {_weakest(score)}",
        }


def item_quality(document: Document, item: Item) -> QualityScore:
    """Returns the score of an item with everything in it."""
    return evaluate(document, items=[one for one in document.items if _belongs(one, item)])


def _open_lens(snapshot: Snapshot, span: Span, offset: int | None) -> Json:
    data = {"uri": snapshot.uri, "quality": True} | ({} if offset is None else {"offset": offset})
    return {"range": range_of(snapshot.text, span, snapshot.capabilities.encoding), "data": data}


def _verdict(score: QualityScore) -> str:
    return (
        f"{rounded(score.overall)}, {'passes' if score.passed else 'fails'} at {rounded(score.threshold, 2)}"
    )


def _weakest(score: QualityScore) -> str:
    """Returns the dimension that loses the most."""
    lost = {name: (1 - one.value) * one.weight for name, one in score.dimensions.items()}
    return named(max(lost, key=lambda name: lost[name]))


def _named_at(document: Document, offset: int) -> Item | None:
    """Returns the item whose name is at a byte offset."""
    item = document.items.at(offset)
    span = _name_span(item) if item is not None else None
    return item if span is not None and span.start <= offset <= span.end else None


def _name_span(item: Item) -> Span | None:
    return item.declaration.name_span.shifted(item.span.start) if item.declaration else None


def _belongs(item: Item, container: Item) -> bool:
    """Whether an item is the other one, or lies in it at any depth."""
    around: Item | None = item
    while around is not None:
        if around is container:
            return True
        around = around.container
    return False
