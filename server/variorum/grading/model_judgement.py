"""Combines the samples of a model into one judgement, with its cost."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence

import attrs

from variorum.grading.failures import JudgeFailure
from variorum.grading.judging_task import Texts
from variorum.grading.marks import Mark, weighted_total
from variorum.grading.rubric import Rubric
from variorum.grading.usage import Usage


@attrs.frozen
class JudgedField:
    """One dimension over all samples. `value` is the majority's level, on the grid; `mean` is plain.

    `spread` is the samples' standard deviation, 0 for a single one. `weighted` is the mean of the
    probability-weighted values, None if no sample had one. The words are those of the first sample that
    gave the majority's level.
    """

    value: float
    mean: float
    spread: float
    weighted: float | None
    values: tuple[float, ...]
    rationale: str
    source_lines: tuple[int, ...]
    target_lines: tuple[int, ...]


@attrs.frozen
class ModelJudgement:
    """A model's judgement. Without `fields` it is unscored, and `failure` says why.

    `j` is the rubric's total of the fields, in `[0, 1]`, worked out here. `latency` is in seconds. `usage`
    and `cost` are those of all answers that the judgement rests on, whenever they were paid for; `cached`
    says that none was paid for now. `model` is the name that was asked for, `served_model` the one that
    answered by its own account, "" where it did not say.
    """

    model: str
    rubric: str
    rubric_version: str
    rubric_hash: str
    fields: Mapping[str, JudgedField] = attrs.field(factory=dict)
    j: float | None = None
    failure: JudgeFailure | None = None
    usage: Usage = attrs.field(factory=Usage)
    cost: float | None = None
    latency: float = 0.0
    cached: bool = False
    samples: int = 0
    served_model: str = ""
    notes: tuple[str, ...] = ()
    texts: Texts = attrs.field(factory=dict)
    """What the judge wrote beside its marks, of the first sample that did."""

    @property
    def reason(self) -> str | None:
        """Why it is unscored, in one line."""
        return None if self.failure is None else str(self.failure)


@attrs.frozen
class Sample:
    """The marks of one answer, its probability-weighted values, and the texts that it has."""

    marks: Mapping[str, Mark]
    weighted: Mapping[str, float]
    texts: Texts = attrs.field(factory=dict)


def fields_of(rubric: Rubric, samples: Sequence[Sample]) -> dict[str, JudgedField]:
    """Returns every dimension over all samples, in the rubric's order; there is at least one sample."""
    return {dimension.id: _field(dimension.id, samples) for dimension in rubric.dimensions}


def total_of_fields(rubric: Rubric, fields: Mapping[str, JudgedField]) -> float | None:
    """Returns the rubric's total of the majority's levels."""
    return weighted_total(rubric, {name: one.value for name, one in fields.items()})


def majority(values: Sequence[float]) -> float:
    """Returns the commonest value; of equally common ones the one nearest to the mean, and then the lower."""
    counts = Counter(values)
    most = max(counts.values())
    mean = statistics.fmean(values)
    return min(
        (value for value, count in counts.items() if count == most), key=lambda one: (abs(one - mean), one)
    )


def _field(name: str, samples: Sequence[Sample]) -> JudgedField:
    values = tuple(sample.marks[name].value for sample in samples)
    level = majority(values)
    spokesman = next(sample.marks[name] for sample in samples if sample.marks[name].value == level)
    weighted = [sample.weighted[name] for sample in samples if name in sample.weighted]
    return JudgedField(
        value=level,
        mean=statistics.fmean(values),
        spread=statistics.stdev(values) if len(values) > 1 else 0.0,
        weighted=statistics.fmean(weighted) if weighted else None,
        values=values,
        rationale=spokesman.rationale,
        source_lines=spokesman.source_lines,
        target_lines=spokesman.target_lines,
    )
