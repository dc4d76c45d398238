"""Defines scores with their parts, their evidence and the name of their judge."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from variorum.rules.finding import Finding
from variorum.syntax.span import Span
from variorum.translation.behaviour import Behaviour


@attrs.frozen
class Evidence:
    """Why a part has its value. Spans are absolute; either side may be absent."""

    text: str
    source: Span | None = None
    target: Span | None = None


@attrs.frozen
class Part:
    """A part of the structural score: its value in `[0, 1]`, its weight, and what cost it points.

    Most parts are summands. A factor has no weight: it scales the sum of the others. A blended part is applied last.
    """

    value: float
    weight: float
    evidence: tuple[Evidence, ...] = ()
    is_factor: bool = False
    is_blended: bool = False
    """Whether it is weighed against all other parts together: they count `1 - weight`, factors included."""

    @property
    def contribution(self) -> float:
        """What the part adds to the weighted sum."""
        return self.value * self.weight


@attrs.frozen
class Field:
    """A field of the rubric as a judge filled it in: a value of the rubric's grid, its weight and the evidence."""

    value: float
    weight: float
    evidence: tuple[Evidence, ...] = ()


@attrs.frozen
class Judgement:
    """A judge's five fields. A judge that failed has no fields and no `j`, but a reason."""

    judge: str
    """Who judged: `offline estimate`, a model's name, a person's."""
    dimensions: Mapping[str, Field]
    j: float | None
    """`0.30 F + 0.25 I + 0.20 R + 0.15 N + 0.10 safety`, in `[0, 1]`. None if the judge failed."""
    reason: str | None = None
    """Why there is no `j`."""


@attrs.frozen
class Declared:
    """A function, method or class of one side, as the alignment sees it. Spans are absolute."""

    kind: str
    name: str
    qualified_name: str
    name_span: Span
    span: Span
    parameters: tuple[str, ...]


@attrs.frozen
class Alignment:
    """An item of the original and its counterpart. If either side is missing, there is no score."""

    source: Declared | None
    target: Declared | None
    s: float | None
    """The structural score of the two items alone, in `[0, 1]`."""
    parts: Mapping[str, Part] = attrs.field(factory=dict)


@attrs.frozen
class TranslationScore:
    """How well a translation preserves what the original does, and how good it is as code."""

    s: float
    """The structural score, in `[0, 1]`: deterministic, explained by `parts`."""
    parts: Mapping[str, Part]
    estimate: Judgement
    """The offline estimate of the rubric's five fields. It is evidence counted by rules, not a language model."""
    alpha: float
    imm: float | None
    """`alpha * s + (1 - alpha) * j`, in `[0, 1]`. None if `j` is unscored."""
    alignments: tuple[Alignment, ...]
    findings: tuple[Finding, ...]
    """Findings about the pair, placed in the translation, with related ranges in the original."""
    behaviour: Behaviour = attrs.field(factory=Behaviour)
    """What both sides do on the same inputs: a verdict for each item that can be interpreted."""
