"""How far the offline estimate ranks translations as people do, and what that is worth on translations that it was not set on.

usage: python -m benchmarks.people PAIRS.jsonl.gz [PAIRS.jsonl.gz ...] [--origin NAME] [--by KEY]

Rows are those of `separation.py` whose `label` is a mark that people gave; marks of different studies do not compare, so one
origin is looked at. Printed is Spearman's rank correlation with these marks, with a bootstrap interval: of each field, of S, J
and IMM, and of the scores in `baselines` that others gave the same rows. Where S has to lie for each value of functional
intent is then chosen anew for the rows of each source (`--by`, the model that translated, unless told otherwise) by the rows of
all other sources. The last line is the correlation of these values, none of which has seen a mark of its own source.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import attrs

import variorum
from benchmarks.separation import rows_of
from variorum import Severity
from variorum.grading.shipped_rubrics import load_rubric
from variorum.rules.registry import scored_severity
from variorum.statistics.bootstrap import with_interval
from variorum.statistics.correlation import spearman
from variorum.translation.estimate import INTENT_STEPS, MOST_INTENT_WITH_ERROR, on_grid

Steps = tuple[tuple[float, float], ...]
_GRID = (
    (0.99, 0.97, 0.95, 0.9),
    (0.93, 0.9, 0.85, 0.8),
    (0.8, 0.75, 0.7, 0.6, 0.5),
    (0.45, 0.4, 0.3, 0.2, 0.1),
)


@attrs.frozen
class Marked:
    """A translation that people marked: what the estimate says of it, and what others said."""

    source: str
    mark: float
    s: float
    j: float
    imm: float
    has_error: bool
    fields: Mapping[str, float]
    baselines: Mapping[str, float]


def candidates() -> list[Steps]:
    """The steps of functional intent that are tried, those in use first: of equally good ones, the first is taken."""
    values = [value for _, value in INTENT_STEPS]
    falling = (one for one in itertools.product(*_GRID) if list(one) == sorted(set(one), reverse=True))
    return [INTENT_STEPS, *(tuple(zip(bounds, values, strict=True)) for bounds in falling)]


def total(one: Marked, steps: Steps) -> float:
    """J with functional intent by other steps."""
    intent = on_grid(one.s, steps, rising=True)
    if one.has_error:
        intent = min(intent, MOST_INTENT_WITH_ERROR)
    return load_rubric("translation").total({**one.fields, "functional_intent": intent}) or 0.0


def agreement(rows: Sequence[Marked], value: Callable[[Marked], float]) -> float:
    """Spearman's correlation of a value with the marks; 0 where one of them never varies."""
    return spearman([value(one) for one in rows], [one.mark for one in rows]) or 0.0


def cross_validated(rows: Sequence[Marked], choices: Sequence[Steps]) -> list[tuple[Marked, float]]:
    """Each row with J by the steps that agree best with the marks of all other sources."""
    totals = {steps: {id(one): total(one, steps) for one in rows} for steps in choices}
    found = []
    for source in sorted({one.source for one in rows}):
        others = [one for one in rows if one.source != source]
        best = max(choices, key=lambda steps: agreement(others, lambda one: totals[steps][id(one)]))
        found += [(one, totals[best][id(one)]) for one in rows if one.source == source]
    return found


def marked_rows(paths: Iterable[Path], origin: str, by: str) -> list[Marked]:
    """The rows of an origin that people marked, scored."""
    found = []
    for row in (row for path in paths for row in rows_of(path)):
        if row["origin"] != origin or not isinstance(row["label"], int | float):
            continue
        score = variorum.score_translation(
            row["source"],
            row["target"],
            source_language=row["source_lang"],
            target_language=row["target_lang"],
        )
        errors = [one for one in score.findings if scored_severity(one) is Severity.ERROR]
        fields = {name: field.value for name, field in score.estimate.dimensions.items()}
        others = {
            name: float(given) for name, given in (row.get("baselines") or {}).items() if given is not None
        }
        j, imm = score.estimate.j or 0.0, score.imm or 0.0
        found.append(Marked(str(row[by]), row["label"], score.s, j, imm, bool(errors), fields, others))
    return found


def _line(name: str, rows: Sequence[Marked], value: Callable[[Marked], float]) -> str:
    found = with_interval(rows, lambda drawn: agreement(drawn, value))
    low, high = found.low or 0.0, found.high or 0.0
    return f"  {name:34s} {found.value or 0.0:6.3f}  [{low:.2f}, {high:.2f}]  {len(rows)} rows"


def main() -> None:
    """Score the rows and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pairs", type=Path, nargs="+", help="files of labelled pairs")
    parser.add_argument("--origin", default="llm-judge-empirical", help="the study whose marks are looked at")
    parser.add_argument("--by", default="model", metavar="KEY", help="what tells sources apart")
    options = parser.parse_args()
    rows = marked_rows(options.pairs, options.origin, options.by)
    if not rows:
        parser.error(f"no row of {options.origin} has a mark by people")
    print(f"Spearman's correlation with people, {options.origin}, 95 % bootstrap intervals")
    for name in rows[0].fields:
        print(_line(name, rows, lambda one, name=name: one.fields[name]))  # type: ignore[misc]
    for name in ("s", "j", "imm"):
        print(_line(name.upper(), rows, lambda one, name=name: getattr(one, name)))  # type: ignore[misc]
    for name in sorted(set().union(*(one.baselines for one in rows))):
        given = [one for one in rows if name in one.baselines]
        print(_line(f"others: {name}", given, lambda one, name=name: one.baselines[name]))  # type: ignore[misc]
    choices = candidates()
    best = max(choices, key=lambda steps: agreement(rows, lambda one: total(one, steps)))
    print(f"best steps on all rows: {best}; in use: {INTENT_STEPS}")
    pairs = cross_validated(rows, choices)
    left_out = {id(one): value for one, value in pairs}
    sources = len({one.source for one in rows})
    print(_line(f"J, leaving out one of {sources} sources", rows, lambda one: left_out[id(one)]))


if __name__ == "__main__":
    main()
