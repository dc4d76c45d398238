"""Renders the agreement of judges for a terminal, as Markdown and as JSON."""

from __future__ import annotations

from variorum.grading.agreement import Agreement
from variorum.grading.ratings import Ratings
from variorum.reports.agreement_tables import ABOUT, Table, agreement_tables, remarks
from variorum.reports.json_shape import document
from variorum.reports.markup import markdown, table_row
from variorum.reports.printable import visible
from variorum.reports.style import PLAIN, Style
from variorum.reports.text_table import aligned_rows


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
    head, *body = aligned_rows([tuple(map(visible, row)) for row in (table.head, *table.rows)])
    return "\n".join([style.strong(visible(table.title)), style.faint(head), *body])


def _markdown(table: Table) -> str:
    alignment = table_row(["---", *("---:" for _ in table.head[1:])])
    rows = [table_row(map(markdown, row)) for row in table.rows]
    return "\n".join([f"## {markdown(table.title)}", "", table_row(table.head), alignment, *rows])
