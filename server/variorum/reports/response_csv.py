"""Renders the figures of tables as CSV, one line per cell."""

from __future__ import annotations

import csv
import io

from variorum.reports.bench_page import Page
from variorum.reports.printable import visible

# Spreadsheets evaluate a cell that starts with one of these as a formula.
_FORMULA = ("=", "+", "-", "@")


def page_csv(page: Page) -> str:
    """Returns lines of `table,row,column,value`. The first cell of a row names it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("table", "row", "column", "value"))
    for table in page.tables:
        for row in table.rows:
            for head, cell in zip(table.heads[1:], row[1:], strict=True):
                writer.writerow([_without_formula(one) for one in (table.title, row[0], head, cell)])
    return out.getvalue()


def _without_formula(cell: str) -> str:
    """Returns the cell as text. A formula is prefixed with an apostrophe; a single dash is unchanged."""
    visible_cell = visible(cell)
    return f"'{visible_cell}" if visible_cell.startswith(_FORMULA) and visible_cell != "-" else visible_cell
