"""Renders the agreement of judges for a terminal, as Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.grading.agreement import Agreement
from variorum.grading.ratings import Ratings
from variorum.reports.agreement_tables import ABOUT, Table, agreement_tables, remarks
from variorum.reports.json_shape import document
from variorum.reports.markup import markdown, table_row
from variorum.reports.printable import display_width, visible
from variorum.reports.style import PLAIN, Style


def agreement_text(ratings: Ratings, agreement: Agreement, style: Style = PLAIN) -> str:
    """Returns the tables as text for a terminal."""
    sections = [_plain(table, style) for table in agreement_tables(agreement)]
    return "\n\n".join([*sections, *remarks(ratings, agreement), style.faint(ABOUT)]) + "\n"


def agreement_markdown(ratings: Ratings, agreement: Agreement) -> str:
    """Returns the tables as a Markdown page."""
    sections = ["# Agreement of judges", *(_markdown(table) for table in agreement_tables(agreement))]
    return "\n\n".join([*sections, *map(markdown, remarks(ratings, agreement)), markdown(ABOUT)]) + "\n"


def agreement_json(ratings: Ratings, agreement: Agreement) -> str:
    """Returns every figure as JSON."""
    return document(
        raters=dict(agreement.raters),
        alphas={
            group: {field: estimate._asdict() for field, estimate in fields.items()}
            for group, fields in agreement.alphas.items()
        },
        pairs=[
            {
                "first": pair.first,
                "second": pair.second,
                "kind": pair.kind,
                "items": pair.items,
                "fields": {
                    field.field: {
                        "kappa": field.kappa._asdict(),
                        "spearman": field.spearman._asdict(),
                        "kendall": field.kendall._asdict(),
                        "pearson": field.pearson._asdict(),
                        "bias": field.bias._asdict(),
                        "exact": field.exact,
                    }
                    for field in pair.fields
                },
            }
            for pair in agreement.pairs
        ],
        disputed=[
            {"item": one.name, "distance": one.distance, "totals": dict(one.totals)}
            for one in agreement.disputed
        ],
        unscored=ratings.unscored,
        other_rubrics=ratings.other_rubrics,
        remarks=remarks(ratings, agreement),
    )


def _plain(table: Table, style: Style) -> str:
    rows = [tuple(visible(cell) for cell in row) for row in (table.head, *table.rows)]
    widths = [max(display_width(row[column]) for row in rows) for column in range(len(table.head))]
    head, *body = (_padded(row, widths) for row in rows)
    return "\n".join(
        [style.strong(visible(table.title)), style.faint(f"  {head}"), *(f"  {row}" for row in body)]
    )


def _padded(row: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join(
        cell + " " * (wide - display_width(cell)) for cell, wide in zip(row, widths, strict=True)
    ).rstrip()


def _markdown(table: Table) -> str:
    alignment = table_row(["---", *("---:" for _ in table.head[1:])])
    rows = [table_row(map(markdown, row)) for row in table.rows]
    return "\n".join([f"## {markdown(table.title)}", "", table_row(table.head), alignment, *rows])
