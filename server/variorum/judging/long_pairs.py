"""Judges long pairs part by part, each within the model's context, and combines the marks by size."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.material import Material
from variorum.grading.model_judgement import JudgedField, ModelJudgement, total_of_fields
from variorum.grading.usage import Usage
from variorum.judging.judge import Judge
from variorum.judging.pair_parts import Part, parts_of


async def judge_whole_or_parts(judge: Judge, material: Material) -> ModelJudgement:
    """Returns the judgement of the whole pair, or of its parts where it is longer than the model can read."""
    whole = await judge.judge(material)
    if whole.failure is None or whole.failure.kind is not FailureKind.CONTEXT_OVERFLOW:
        return whole
    parts = parts_of(material)
    return whole if len(parts) == 1 else await judge_parts(judge, parts)


async def judge_parts(judge: Judge, parts: Sequence[Part]) -> ModelJudgement:
    """Returns one judgement of all parts. Each field is the mean of the parts' marks by size, on the nearest level.

    A part without a judgement leaves the whole unscored, and the reason names it.
    """
    judged = await asyncio.gather(*(judge.judge(part.material) for part in parts))
    whole = attrs.evolve(
        judged[0],
        usage=sum((one.usage for one in judged), Usage()),
        cost=_sum_of([one.cost for one in judged]),
        latency=math.fsum(one.latency for one in judged),
        cached=all(one.cached for one in judged),
        notes=(
            f"judged in {len(parts)} parts and combined by size",
            *(n for one in judged for n in one.notes),
        ),
    )
    for part, one in zip(parts, judged, strict=True):
        if one.failure is not None:
            failure = JudgeFailure(one.failure.kind, f"{part.name}: {one.failure.message}")
            return attrs.evolve(whole, fields={}, j=None, failure=failure)
    sizes = [part.size for part in parts]
    fields = {
        dimension.id: _combined([one.fields[dimension.id] for one in judged], sizes, judge.rubric.grid)
        for dimension in judge.rubric.dimensions
    }
    return attrs.evolve(whole, fields=fields, j=total_of_fields(judge.rubric, fields))


def _combined(fields: Sequence[JudgedField], sizes: Sequence[int], grid: Sequence[float]) -> JudgedField:
    mean = math.fsum(field.mean * size for field, size in zip(fields, sizes, strict=True)) / sum(sizes)
    lowest = min(fields, key=lambda field: field.value)
    return JudgedField(
        value=min(grid, key=lambda level: (abs(level - mean), level)),
        mean=mean,
        spread=max(field.spread for field in fields),
        weighted=None,
        values=tuple(field.value for field in fields),
        # The part that was marked lowest has the most to say.
        rationale=lowest.rationale,
        # Lines of a part are not lines of the whole.
        source_lines=(),
        target_lines=(),
    )


def _sum_of(costs: Sequence[float | None]) -> float | None:
    known = [cost for cost in costs if cost is not None]
    return math.fsum(known) if known else None
