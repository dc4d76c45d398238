"""Renders a benchmark's report for a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.reports.bench_page import Page, Plot, Table
from variorum.reports.printable import display_width, visible
from variorum.reports.style import PLAIN, Style
from variorum.reports.text_table import aligned_rows

_WIDEST_CELL = 48
_STEPS = " ▁▂▃▄▅▆▇█"


def bench_text(page: Page, style: Style = PLAIN) -> str:
    """Returns the page as text."""
    sections = [style.strong(visible(page.title)) + "".join(f"\n{visible(note)}" for note in page.notes)]
    sections += [_table(table, style) for table in page.tables]
    sections += [_plot(plot, style) for plot in page.plots if plot.series]
    return "\n\n".join(sections) + "\n"


def _table(table: Table, style: Style) -> str:
    lines = [style.strong(visible(table.title))]
    if table.rows:
        cells = [[_cut(visible(cell)) for cell in row] for row in (table.heads, *table.rows)]
        head, *rows = aligned_rows(cells, table.is_words)
        lines += [style.faint(head), *rows]
    if table.note:
        lines.append(style.faint(f"  {visible(table.note)}"))
    return "\n".join(lines)


def _cut(cell: str) -> str:
    return cell if len(cell) <= _WIDEST_CELL else cell[: _WIDEST_CELL - 1] + "…"


def _plot(plot: Plot, style: Style) -> str:
    """Returns a line for each series. The height of a block is its count relative to the largest bin."""
    name_width = max(display_width(_cut(visible(name))) for name in plot.series)
    lines = [style.strong(visible(plot.title)), style.faint(f"  {'':{name_width}}  0 to 1, left to right")]
    for name, counts in plot.series.items():
        visible_name = _cut(visible(name))
        lines.append(
            f"  {visible_name}{' ' * (name_width - display_width(visible_name))}  |{_blocks(counts)}|"
        )
    return "\n".join(lines)


def _blocks(counts: Iterable[int]) -> str:
    given = list(counts)
    highest = max(given, default=0)
    if not highest:
        return " " * len(given)
    # A non-empty bin shows at least the lowest block.
    return "".join(_STEPS[-(-count * (len(_STEPS) - 1) // highest)] for count in given)
