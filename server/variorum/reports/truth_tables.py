"""Renders the agreement of a ranking with human judgements as tables and scatter plots."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.reports.bench_page import Dot, Scatter, Table
from variorum.retrieval.truth_agreement import LeaderboardAgreement, QrelsAgreement, TruthAgreement
from variorum.statistics.bootstrap import Estimate

_ABOUT = (
    "Kendall's tau-b, and AP correlation (Yilmaz, Aslam and Robertson, 2008), which counts errors at the top for more: both are "
    "1 for the same order, -1 for the opposite one. Overlap is the share of the best runs by the truth that are among the best "
    "here. Intervals at 95 % by bootstrap over runs."
)
_ABOUT_QRELS = (
    "Cohen's kappa (1960) on the grades as they are, and with quadratic weights (1968), over the answers that both judge; "
    "intervals at 95 % by bootstrap."
)
# With more plots than this, a page is not readable.
_MOST_PLOTS = 24


def truth_tables(name: str, agreement: TruthAgreement) -> Iterator[Table]:
    """Yields the tables. `name` is the file with the human judgements."""
    if agreement.qrels is not None:
        yield _qrels_table(name, agreement.qrels)
        return
    heads = (
        *("truth", "measure", "runs", "Kendall's tau", "95 % interval", "tau-AP", "95 % interval of tau-AP"),
        *("top", "overlap", "95 % interval of overlap"),
    )
    words = frozenset({"truth", "measure"})
    rows = tuple(_row(one) for one in agreement.leaderboards)
    yield Table(f"Agreement with {name}", heads, rows, words, " ".join([_ABOUT, *_gaps(agreement)]))


def truth_scatters(agreement: TruthAgreement) -> Iterator[Scatter]:
    """Yields a plot of each human measure against each measure of the judge."""
    for one in agreement.leaderboards[:_MOST_PLOTS]:
        dots = tuple(Dot(point.run, point.truth, point.value) for point in one.points)
        yield Scatter("Runs", f"{one.truth} (truth)", one.measure, dots)


def _row(one: LeaderboardAgreement) -> tuple[str, ...]:
    return (
        *(one.truth, one.measure, str(len(one.points))),
        *_estimate(one.kendall),
        *_estimate(one.tau_ap),
        str(one.top),
        *_estimate(one.overlap),
    )


def _qrels_table(name: str, qrels: QrelsAgreement) -> Table:
    heads = (
        "answers",
        "same grade",
        "kappa",
        "95 % interval",
        "weighted kappa",
        "95 % interval of weighted kappa",
    )
    note = f"{_ABOUT_QRELS} {qrels.unknown} judgements of the truth are about other documents."
    row = (str(qrels.judged), f"{qrels.exact:.4f}", *_estimate(qrels.kappa), *_estimate(qrels.weighted_kappa))
    return Table(f"Agreement with {name}", heads, (row,) if qrels.judged else (), frozenset(), note)


def _gaps(agreement: TruthAgreement) -> Iterator[str]:
    if agreement.missing:
        yield f"Runs of the truth that are not ranked here: {_few(agreement.missing)}."
    if agreement.unjudged:
        yield f"Runs that the truth lacks: {_few(agreement.unjudged)}."


def _few(names: tuple[str, ...]) -> str:
    rest = f" and {len(names) - 5} more" if len(names) > 5 else ""
    return ", ".join(names[:5]) + rest


def _estimate(estimate: Estimate) -> tuple[str, str]:
    value = "-" if estimate.value is None else f"{estimate.value:.4f}"
    if estimate.low is None or estimate.high is None:
        return value, "-"
    return value, f"{estimate.low:.4f} to {estimate.high:.4f}"
