"""Renders the agreement of a ranking with human judgements as JSON."""

from __future__ import annotations

from typing import Any

from variorum.retrieval.truth_agreement import LeaderboardAgreement, QrelsAgreement, TruthAgreement
from variorum.statistics.bootstrap import Estimate


def truth_fields(name: str, agreement: TruthAgreement) -> dict[str, Any]:
    """Returns the fields of an agreement. `name` is the file with the human judgements."""
    return {
        "file": name,
        "leaderboards": [_leaderboard(one) for one in agreement.leaderboards],
        "qrels": None if agreement.qrels is None else _qrels(agreement.qrels),
        "missing": list(agreement.missing),
        "unjudged": list(agreement.unjudged),
    }


def _leaderboard(one: LeaderboardAgreement) -> dict[str, Any]:
    return {
        "truth": one.truth,
        "measure": one.measure,
        "runs": len(one.points),
        "kendall": _estimate(one.kendall),
        "tau_ap": _estimate(one.tau_ap),
        "top": one.top,
        "overlap": _estimate(one.overlap),
        "points": [point._asdict() for point in one.points],
    }


def _qrels(qrels: QrelsAgreement) -> dict[str, Any]:
    return {
        "judged": qrels.judged,
        "unknown": qrels.unknown,
        "exact": qrels.exact,
        "kappa": _estimate(qrels.kappa),
        "weighted_kappa": _estimate(qrels.weighted_kappa),
        "counts": [
            {"truth": truth, "judge": judge, "answers": count}
            for (truth, judge), count in sorted(qrels.counts.items())
        ],
    }


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}
