"""Builds the report of graded answers: labels, wins, agreement with people, weaknesses."""

from __future__ import annotations

from variorum.reports.bench_page import Page, Table, bounds
from variorum.responses.grade_statistics import UNDETERMINED, GradeStatistics, Share
from variorum.responses.scheme import STANDARD, Scheme

_LABELS_NOTE = (
    f"Labels follow from the ratings, whatever label a row names. An answer is `{UNDETERMINED}` while unscored dimensions "
    "could change its label."
)
_SLIPS_NOTE = "Labels are counted as the ratings make them; preferences are counted as they are written."
_WINS_NOTE = (
    "Where positions were drawn by lot, a share of A whose interval leaves out 50 % is a bias of position. Pairs that "
    "were graded in both orders show it without that assumption."
)
_AGREEMENT_NOTE = (
    "Over the rows in which people named a winner. `decided` counts the rows in which the way named one too; `credited` "
    "counts an open row as half a hit."
)


def response_page(name: str, statistics: GradeStatistics, scheme: Scheme = STANDARD) -> Page:
    """Returns the page for the statistics of one file, `name`, that was graded by `scheme`."""
    notes = (
        f"{statistics.rows} {'row' if statistics.rows == 1 else 'rows'} from {name}.",
        "Intervals hold the true share in 95 of 100 samples (Wilson).",
    )
    tables = [
        _labels(statistics, scheme),
        _wins(statistics),
        _agreement(statistics),
        _weaknesses(statistics, scheme),
    ]
    if statistics.models:
        tables.insert(2, _models(statistics))
    if statistics.checks:
        tables.append(_checks(statistics))
    if statistics.inconsistencies:
        tables.append(_inconsistencies(statistics))
    return Page("Graded answers", notes, tuple(tables))


def percent(share: Share) -> tuple[str, str]:
    """Returns a share and its interval in percent, or dashes if there are no cases."""
    if share.interval is None:
        return "-", "-"
    interval = share.interval._replace(low=100 * share.interval.low, high=100 * share.interval.high)
    return f"{100 * share.hits / share.total:.1f} %", f"{bounds(interval, 1)} %"


def _labels(statistics: GradeStatistics, scheme: Scheme) -> Table:
    rows = []
    for label in (*scheme.labels, UNDETERMINED):
        counts = [statistics.labels[name].get(label, 0) for name in ("A", "B")]
        rows.append((label, *(str(count) for count in counts)))
    return Table("Overall labels", ("label", "A", "B"), tuple(rows), frozenset({"label"}), _LABELS_NOTE)


def _wins(statistics: GradeStatistics) -> Table:
    decided = statistics.a_wins.total
    rows = [
        ("A is better", *_counted(Share.of(statistics.wins["A"], decided))),
        ("B is better", *_counted(Share.of(statistics.wins["B"], decided))),
        ("no winner", str(statistics.wins["tie"]), "-", "-"),
        ("unscored", str(statistics.wins["unscored"]), "-", "-"),
        ("graded in both orders, same verdict", *_counted(statistics.both_orders)),
        ("judge asked in both orders, same winner", *_counted(statistics.consistent)),
    ]
    heads = ("result", "rows", "share", "95 % interval")
    return Table(
        "Win rate and position", heads, tuple(rows), frozenset({"result", "95 % interval"}), _WINS_NOTE
    )


def _models(statistics: GradeStatistics) -> Table:
    rows = tuple((model, str(share.total), *percent(share)) for model, share in statistics.models.items())
    heads = ("model", "rows", "win rate", "95 % interval")
    return Table("Models", heads, rows, frozenset({"model", "95 % interval"}))


def _agreement(statistics: GradeStatistics) -> Table:
    rows = tuple(
        (
            one.way,
            str(one.decided.total),
            *percent(one.decided),
            "-" if one.credited is None else f"{100 * one.credited:.1f} %",
        )
        for one in statistics.agreements
    )
    heads = ("way to prefer", "rows decided", "decided", "95 % interval", "credited")
    words = frozenset({"way to prefer", "95 % interval"})
    return Table("Agreement with human labels", heads, rows, words, _AGREEMENT_NOTE)


def _weaknesses(statistics: GradeStatistics, scheme: Scheme) -> Table:
    rows = tuple(
        (scheme.titles[one.dimension], str(one.major), str(one.minor), str(one.no_issues), str(one.unscored))
        for one in statistics.weaknesses
    )
    heads = ("dimension", "major issues", "minor issues", "no issues", "unscored")
    return Table("Weaknesses by dimension", heads, rows, frozenset({"dimension"}))


def _checks(statistics: GradeStatistics) -> Table:
    rows = tuple((check, str(count)) for check, count in statistics.checks.items())
    return Table("Findings", ("check", "findings"), rows, frozenset({"check"}))


def _inconsistencies(statistics: GradeStatistics) -> Table:
    rows = tuple((one.row, one.what, one.stated, one.ratings) for one in statistics.inconsistencies)
    heads = ("row", "what", "stated", "by the ratings")
    return Table("Contradictions", heads, rows, frozenset(heads), _SLIPS_NOTE)


def _counted(share: Share) -> tuple[str, str, str]:
    return str(share.hits), *percent(share)
