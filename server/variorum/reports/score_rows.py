"""Builds the rows of score tables, the same for every format: dimension, value, weight, contribution, evidence, judge."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from variorum.reports.report_data import StoredJudge
from variorum.rounding import rounded
from variorum.syntax.source_text import SourceText
from variorum.translation.score import Evidence, Judgement, Part, TranslationScore
from variorum.translation.suspicion.suspect import Suspect

FIRST_SUSPECTS = 3
"""How many places a report names as worth reading first."""
STRUCTURE = "structural comparison"
"""The judge of S: a measure, not a person or a model."""


@attrs.frozen
class ScoreRow:
    """One dimension of a score. A factor scales the sum of the other rows; it has no weight and no contribution."""

    dimension: str
    value: float
    weight: float | None
    contribution: float | None
    evidence: tuple[Evidence, ...]
    judge: str


@attrs.frozen(eq=False)
class PairPaths:
    """The paths of a pair's files, for the locations of evidence."""

    source_path: str
    source: SourceText
    target_path: str
    target: SourceText

    def of(self, evidence: Evidence | Suspect) -> str:
        """Returns locations such as `legacy/Ledger.java:12, src/ledger.py:9`; "" for evidence without a location."""
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
    """Returns the rubric's fields as the judge filled them in. Returns none if the judge failed."""
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
    """Returns the display name of a dimension: `functional_intent` becomes "functional intent"."""
    return identifier.replace("_", " ")


def judged(judgement: Judgement) -> str:
    """Returns J with its judge, or the reason why there is none."""
    if judgement.j is None:
        return f"unscored ({judgement.judge}: {judgement.reason or 'no reason was given'})"
    return f"{rounded(judgement.j)} ({judgement.judge})"


def integrated(score: TranslationScore) -> str:
    """Returns IMM with its formula filled in. It is unscored if J is."""
    if score.imm is None or score.estimate.j is None:
        return "unscored, because J is"
    sum_of_both = f"{rounded(score.alpha, 2)} × {rounded(score.s)} + {rounded(1 - score.alpha, 2)} × {rounded(score.estimate.j)}"
    return f"{rounded(score.imm)} = {sum_of_both}"


def judge_line(judge: StoredJudge, score: TranslationScore) -> str:
    """Returns J and IMM of a stored judgement on one line of plain text, and what has changed since."""
    imm = judge.integrated(score.s, score.alpha)
    words = [f"J {judged(judge.judgement)}"]
    words += [f"IMM {rounded(imm)}"] if imm is not None else []
    words += [judge.staleness] if judge.stale else []
    return ", ".join(words)
