"""Long pairs: judged part by part, each within the model's context, and combined by size. Nothing is cut."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from variorum.judging.failures import JudgeFailure
from variorum.judging.judge import Judge
from variorum.judging.model_judgement import JudgedField, ModelJudgement, total_of_fields
from variorum.judging.prompt import Material
from variorum.judging.usage import Usage


@dataclass(frozen=True, slots=True)
class Part:
    """An aligned item of a pair: a function with its counterpart, or what lies outside all of them."""

    name: str
    material: Material

    @property
    def size(self) -> int:
        """The characters of both sides, at least 1."""
        return max(1, len(self.material.source) + len(self.material.target))


async def judge_parts(judge: Judge, parts: Sequence[Part]) -> ModelJudgement:
    """One judgement of all parts. Each field is the mean of the parts' marks by size, on the nearest level.

    A part without a judgement leaves the whole unscored, and the reason names it.
    """
    judged = await asyncio.gather(*(judge.judge(part.material) for part in parts))
    whole = replace(
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
            return replace(whole, fields={}, j=None, failure=failure)
    sizes = [part.size for part in parts]
    fields = {
        dimension.id: _combined([one.fields[dimension.id] for one in judged], sizes, judge.rubric.grid)
        for dimension in judge.rubric.dimensions
    }
    return replace(whole, fields=fields, j=total_of_fields(judge.rubric, fields))


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
