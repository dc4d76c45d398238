"""Renders a benchmark's report as Markdown."""

from __future__ import annotations

from variorum.reports.bench_page import Page, Plot, Table
from variorum.reports.markup import markdown, table_row


def bench_markdown(page: Page) -> str:
    """Returns the page as Markdown. Cells are escaped."""
    notes = "\n".join(f"- {markdown(note)}" for note in page.notes)
    sections = [f"# {markdown(page.title)}", *([notes] if notes else [])]
    sections += [_table(table) for table in page.tables]
    sections += [_table(_plot(plot)) for plot in page.plots if plot.series]
    return "\n\n".join(sections) + "\n"


def _table(table: Table) -> str:
    parts = [f"## {markdown(table.title)}"]
    if table.rows:
        rule = "|".join("---" if words else "---:" for words in table.is_words)
        rows = [table_row(markdown(cell) for cell in row) for row in (table.heads, *table.rows)]
        parts.append("\n".join([rows[0], f"|{rule}|", *rows[1:]]))
    if table.note:
        parts.append(markdown(table.note))
    return "\n\n".join(parts)


def _plot(plot: Plot) -> Table:
    """Returns the number of values in each bin."""
    rows = tuple(
        (bounds, *(str(counts[place]) for counts in plot.series.values()))
        for place, bounds in enumerate(plot.bins())
    )
    return Table(plot.title, ("from, to", *plot.series), rows, frozenset({"from, to"}))
