"""Scores as rows of tables: dimension, value, weight, contribution, evidence, judge; the same everywhere."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from variorum.reports.report_data import StoredJudge
from variorum.syntax.source_text import SourceText
from variorum.translation.score import Evidence, Judgement, Part, TranslationScore

STRUCTURE = "structural comparison"
"""The judge of S: no person and no model, but a count of what both sides have in common."""


@attrs.frozen
class ScoreRow:
    """One dimension of a score. A factor scales the sum of the others: it has no weight and adds nothing."""

    dimension: str
    value: float
    weight: float | None
    contribution: float | None
    evidence: tuple[Evidence, ...]
    judge: str


@attrs.frozen(eq=False)
class PairPaths:
    """The two files of a pair, to say where evidence lies."""

    source_path: str
    source: SourceText
    target_path: str
    target: SourceText

    def of(self, evidence: Evidence) -> str:
        """`legacy/Ledger.java:12, src/ledger.py:9`; empty for evidence that points nowhere."""
        places = []
        if evidence.source is not None:
            places.append(f"{self.source_path}:{self.source.place(evidence.source.start).line}")
        if evidence.target is not None:
            places.append(f"{self.target_path}:{self.target.place(evidence.target.start).line}")
        return ", ".join(places)


def structure_rows(parts: Mapping[str, Part]) -> list[ScoreRow]:
    """Returns the parts of S, summands before factors."""
    rows = [
        ScoreRow(
            named(name),
            part.value,
            None if part.is_factor else part.weight,
            None if part.is_factor else part.contribution,
            part.evidence,
            STRUCTURE,
        )
        for name, part in parts.items()
    ]
    return sorted(rows, key=lambda row: row.weight is None)


def judgement_rows(judgement: Judgement) -> list[ScoreRow]:
    """Returns the rubric's fields as one judge filled them in; none where the judge failed."""
    return [
        ScoreRow(
            named(name),
            field.value,
            field.weight,
            field.value * field.weight,
            field.evidence,
            judgement.judge,
        )
        for name, field in judgement.dimensions.items()
    ]


def named(identifier: str) -> str:
    """Returns a dimension's name for people: `functional_intent` is "functional intent"."""
    return identifier.replace("_", " ")


def judged(judgement: Judgement) -> str:
    """J with its judge, or why there is none."""
    if judgement.j is None:
        return f"unscored ({judgement.judge}: {judgement.reason or 'no reason was given'})"
    return f"{number(judgement.j)} ({judgement.judge})"


def integrated(score: TranslationScore) -> str:
    """IMM with its formula filled in; unscored where J is."""
    if score.imm is None or score.estimate.j is None:
        return "unscored, because J is"
    sum_of_both = (
        f"{score.alpha:.2f} × {number(score.s)} + {1 - score.alpha:.2f} × {number(score.estimate.j)}"
    )
    return f"{number(score.imm)} = {sum_of_both}"


def judge_line(judge: StoredJudge, score: TranslationScore) -> str:
    """J and IMM of a judge who was asked before, on one line of plain text, with what has changed since."""
    imm = judge.integrated(score.s, score.alpha)
    words = [f"J {judged(judge.judgement)}"]
    words += [f"IMM {number(imm)}"] if imm is not None else []
    words += [judge.staleness] if judge.stale else []
    return ", ".join(words)


def number(value: float) -> str:
    """Returns a score in `[0, 1]` with three digits."""
    return f"{value:.3f}"
