"""Reports what gradings suggest about a rubric."""

from __future__ import annotations

from typing import Final

from variorum.grading.refinement import LOWEST_ALPHA, DimensionUse, Fault, Refinement
from variorum.grading.rubric import Rubric
from variorum.reports.bench_page import Page, Table
from variorum.rounding import rounded
from variorum.statistics.bootstrap import Estimate

_ADVICE: Final = {
    Fault.DISPUTED: "say in the levels what separates one mark from the next",
    Fault.UNUSED: "take the dimension out, or say what it is about",
    Fault.CONSTANT: "take the dimension out, or redraw its levels so that answers that differ get different marks",
    Fault.TWIN: "join the two, or say what only the second is about",
}


def refinement_page(rubric: Rubric, found: Refinement, fewest: int) -> Page:
    """Returns the page. `fewest` is the minimum number of gradings for a suggestion."""
    notes = (
        f"{found.gradings} gradings of {found.items} items by {len(found.judges)} judges.",
        f"Nothing is suggested on fewer than {fewest} marks, or items with several judges.",
    )
    tables = [_suggestions(rubric, found), _dimensions(rubric, found)]
    if found.disputes:
        tables.append(_disputes(rubric, found))
    return Page(f"Rubric {rubric.id} {rubric.version}", notes, tuple(tables))


def _suggestions(rubric: Rubric, found: Refinement) -> Table:
    rows = tuple(
        (rubric.dimension(one.dimension).title, one.fault.value, one.figures) for one in found.suggestions
    )
    kinds = dict.fromkeys(one.fault for one in found.suggestions)
    note = ". ".join(f"{kind.value[:1].upper()}{kind.value[1:]}: {_ADVICE[kind]}" for kind in kinds)
    heads = ("dimension", "finding", "figures")
    return Table("Suggestions", heads, rows, frozenset(heads), f"{note}." if note else "None.")


def _dimensions(rubric: Rubric, found: Refinement) -> Table:
    grid = rubric.grid or sorted({mark for use in found.dimensions for mark in use.counts}, reverse=True)
    heads = (
        "dimension",
        *(f"{mark:g}" for mark in grid),
        "unmarked",
        "several judges",
        "same mark",
        "alpha",
        "95 % interval",
    )
    rows = tuple(
        (
            rubric.dimension(use.dimension).title,
            *(str(use.counts.get(mark, 0)) for mark in grid),
            str(found.gradings - use.marks),
            *_agreement(use),
        )
        for use in found.dimensions
    )
    note = (
        f"Krippendorff's alpha, 1 for full agreement and 0 for chance; below {LOWEST_ALPHA:g} "
        "marks support not even tentative conclusions."
    )
    return Table("Dimensions", heads, rows, frozenset({"dimension", "95 % interval"}), note)


def _agreement(use: DimensionUse) -> tuple[str, str, str, str]:
    return (str(use.shared), str(use.same), _number(use.alpha.value), _interval(use.alpha))


def _number(value: float | None) -> str:
    return "-" if value is None else rounded(value, 2)


def _interval(alpha: Estimate) -> str:
    return "-" if alpha.low is None else f"{_number(alpha.low)} to {_number(alpha.high)}"


def _disputes(rubric: Rubric, found: Refinement) -> Table:
    rows = tuple(
        (
            rubric.dimension(one.dimension).title,
            one.name,
            ", ".join(f"{judge} {mark:g}" for judge, mark in sorted(one.marks.items())),
        )
        for one in found.disputes
    )
    heads = ("dimension", "item", "marks")
    return Table("Most disputed", heads, rows, frozenset(heads))
