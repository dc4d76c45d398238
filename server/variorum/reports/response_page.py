"""The report of graded answers as a page: labels, wins, agreement with people, weaknesses."""

from __future__ import annotations

from variorum.reports.bench_page import Page, Table, bounds
from variorum.responses.scheme import STANDARD, Scheme
from variorum.responses.tally import UNSETTLED, Share, Tally

_LABELS_NOTE = (
    f"Labels follow from the ratings, whatever label a row names. An answer is `{UNSETTLED}` while unscored dimensions "
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


def response_page(name: str, tally: Tally, scheme: Scheme = STANDARD) -> Page:
    """The page of a tally; `name` says which file was read, `scheme` is that of the grading."""
    notes = (
        f"{tally.rows} {'row' if tally.rows == 1 else 'rows'} from {name}.",
        "Intervals hold the true share in 95 of 100 samples (Wilson).",
    )
    tables = [_labels(tally, scheme), _wins(tally), _agreement(tally), _weaknesses(tally, scheme)]
    if tally.models:
        tables.insert(2, _models(tally))
    if tally.checks:
        tables.append(_checks(tally))
    if tally.slips:
        tables.append(_slips(tally))
    return Page("Graded answers", notes, tuple(tables))


def percent(share: Share) -> tuple[str, str]:
    """A share and its interval, both in percent; dashes where there is no case."""
    if share.interval is None:
        return "-", "-"
    interval = share.interval._replace(low=100 * share.interval.low, high=100 * share.interval.high)
    return f"{100 * share.hits / share.total:.1f} %", f"{bounds(interval, 1)} %"


def _labels(tally: Tally, scheme: Scheme) -> Table:
    rows = []
    for label in (*scheme.labels, UNSETTLED):
        counts = [tally.labels[name].get(label, 0) for name in ("A", "B")]
        rows.append((label, *(str(count) for count in counts)))
    return Table("Overall labels", ("label", "A", "B"), tuple(rows), frozenset({"label"}), _LABELS_NOTE)


def _wins(tally: Tally) -> Table:
    decided = tally.a_wins.total
    rows = [
        ("A is better", *_counted(Share.of(tally.wins["A"], decided))),
        ("B is better", *_counted(Share.of(tally.wins["B"], decided))),
        ("no winner", str(tally.wins["tie"]), "-", "-"),
        ("unscored", str(tally.wins["unscored"]), "-", "-"),
        ("graded in both orders, same verdict", *_counted(tally.both_orders)),
        ("judge asked in both orders, same winner", *_counted(tally.consistent)),
    ]
    heads = ("result", "rows", "share", "95 % interval")
    return Table(
        "Win rate and position", heads, tuple(rows), frozenset({"result", "95 % interval"}), _WINS_NOTE
    )


def _models(tally: Tally) -> Table:
    rows = tuple((model, str(share.total), *percent(share)) for model, share in tally.models.items())
    heads = ("model", "rows", "win rate", "95 % interval")
    return Table("Models", heads, rows, frozenset({"model", "95 % interval"}))


def _agreement(tally: Tally) -> Table:
    rows = tuple(
        (
            one.way,
            str(one.decided.total),
            *percent(one.decided),
            "-" if one.credited is None else f"{100 * one.credited:.1f} %",
        )
        for one in tally.agreements
    )
    heads = ("way to prefer", "rows decided", "decided", "95 % interval", "credited")
    words = frozenset({"way to prefer", "95 % interval"})
    return Table("Agreement with human labels", heads, rows, words, _AGREEMENT_NOTE)


def _weaknesses(tally: Tally, scheme: Scheme) -> Table:
    rows = tuple(
        (scheme.titles[one.dimension], str(one.major), str(one.minor), str(one.no_issues), str(one.unscored))
        for one in tally.weaknesses
    )
    heads = ("dimension", "major issues", "minor issues", "no issues", "unscored")
    return Table("Weaknesses by dimension", heads, rows, frozenset({"dimension"}))


def _checks(tally: Tally) -> Table:
    rows = tuple((check, str(count)) for check, count in tally.checks.items())
    return Table("Findings", ("check", "findings"), rows, frozenset({"check"}))


def _slips(tally: Tally) -> Table:
    rows = tuple((one.row, one.what, one.stated, one.ratings) for one in tally.slips)
    heads = ("row", "what", "stated", "by the ratings")
    return Table("Contradictions", heads, rows, frozenset(heads), _SLIPS_NOTE)


def _counted(share: Share) -> tuple[str, str, str]:
    return str(share.hits), *percent(share)
