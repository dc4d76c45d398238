"""Compares two functions on generated arguments."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import attrs

from variorum.differential.branches import branches_of
from variorum.differential.constants import constants_of
from variorum.differential.edges import has_edge, is_ragged
from variorum.differential.generation import ArgumentGenerator, CannotGenerate, Style
from variorum.differential.guesses import candidates
from variorum.differential.judgement import Tally, judge
from variorum.differential.likeness import key_of
from variorum.differential.merged_types import merge
from variorum.differential.observation import (
    OVERFLOW,
    Observation,
    is_accepted,
    observe,
)
from variorum.differential.seeded import SeededRandom
from variorum.differential.shrinking import shrink
from variorum.differential.side import Side, classes_by_name
from variorum.differential.verdict import Verdict
from variorum.interpreter.limits import Limits
from variorum.interpreter.outcome import Outcome
from variorum.program.declarations import Parameter
from variorum.program.types import Kind, Type
from variorum.program.values import Value

WANTED = 20
"""Natural inputs that the source accepts."""
WANTED_EDGES = 10
_MORE_FOR_BRANCHES = 20
_TRIES = 70
_TRIES_LARGE = 8
_SHRINKING = 60
_CANDIDATES = 24
_TRIALS_EACH = 4
# A source that cannot be run on so many inputs cannot be run on others either.
_PATIENCE = 8
_SOURCE = Limits(steps=4_000, size=400_000, depth=200)
_TARGET_FACTOR = 40
# For both sides and all inputs of one comparison together.
_ALL_STEPS = 150_000


@attrs.define
class FunctionComparison:
    """One comparison of a function with its translation."""

    source: Side
    target: Side
    random: SeededRandom
    generator: ArgumentGenerator = attrs.field(init=False)
    tally: Tally = attrs.field(init=False)
    is_guessed: bool = False
    steps: int = 0

    def __attrs_post_init__(self) -> None:
        first, second = self.source.reached(), self.target.reached()
        constants = constants_of(first, second)
        self.generator = ArgumentGenerator(self.random, constants, classes_by_name(self.source.program))
        self.tally = Tally(branches_of(first), branches_of(second))

    def verdict(self) -> Verdict:
        """Runs both sides on natural, edge and large inputs, until enough is known or the budget is spent."""
        pair = _paired(self.source.parameters, self.target.parameters)
        if pair is None:
            counts = f"{len(self.source.parameters)} and {len(self.target.parameters)}"
            return self._none(f"the functions have {counts} parameters")
        try:
            types = self._types(*pair)
            self._natural(types)
            self._edges(types)
            self._large(types)
        except CannotGenerate as error:
            return self._none(f"cannot make {error}")
        names = tuple(parameter.symbol.name for parameter in pair[0])
        return judge(self.source.function.name, self.target.function.name, names, self.tally, self._shrunk)

    def _none(self, reason: str) -> Verdict:
        return Verdict(self.source.function.name, self.target.function.name, reason=reason)

    def _types(self, source: Sequence[Parameter], target: Sequence[Parameter]) -> list[Type]:
        """The types of the arguments: what either side says, or of several guesses the one that the source runs best on."""
        options = []
        for first, second in zip(source, target, strict=True):
            merged = merge(first.symbol.type, second.symbol.type)
            uses = ((first.symbol, self.source.function), (second.symbol, self.target.function))
            options.append(candidates(merged, uses))
        if all(len(each) == 1 for each in options):
            return [each[0] for each in options]
        self.is_guessed = True
        best, most = [each[0] for each in options], -1.0
        for rank, types in enumerate(_combinations(options)):
            points = self._worth(types) - rank / 50
            if points > most:
                best, most = list(types), points
            if self.steps > _ALL_STEPS // 3:
                break
        return best

    def _worth(self, types: Sequence[Type]) -> float:
        """How well the source runs on arguments of these types: how often, and with how many results."""
        accepted, results = 0, set()
        for _ in range(_TRIALS_EACH):
            arguments = self.generator.arguments(types)
            outcome = self._run_source(arguments)
            if is_accepted(outcome):
                accepted += 1
                results.add(key_of([outcome.value, outcome.output, list(outcome.arguments)]))
        return accepted + len(results) / 2

    def _natural(self, types: Sequence[Type]) -> None:
        for tried in range(_TRIES):
            enough = self.tally.natural >= WANTED and (
                self.tally.is_covered or tried >= WANTED + _MORE_FOR_BRANCHES
            )
            if enough or self._is_hopeless() or (tried and not types):
                break
            self._try(types, Style.NATURAL)

    def _edges(self, types: Sequence[Type]) -> None:
        if not types:
            return
        for _ in range(WANTED_EDGES * 2):
            if self.tally.edges >= WANTED_EDGES or self._is_hopeless():
                break
            self._try(types, Style.EDGE)

    def _large(self, types: Sequence[Type]) -> None:
        """Large numbers, where one side may overflow and the other not."""
        if not any(_has_ints(type) for type in types):
            return
        for _ in range(_TRIES_LARGE):
            if self._is_hopeless() or self.tally.has(OVERFLOW):
                break
            self._try(types, Style.LARGE)

    def _is_hopeless(self) -> bool:
        return self.steps > _ALL_STEPS or max(self.tally.unsupported.values(), default=0) >= _PATIENCE

    def _try(self, types: Sequence[Type], style: Style) -> None:
        self.generator.style = style
        arguments = self.generator.arguments(types)
        source = self._run_source(arguments)
        if not is_accepted(source):
            self.tally.refuse(source)
            return
        observation = self._observe(arguments, source, style)
        if observation is not None:
            self.tally.add(observation)
            self._learn(source)

    def _observe(self, arguments: Sequence[Value], source: Outcome, style: Style) -> Observation | None:
        target = self._run_target(arguments, source)
        if target.kind == "unsupported":
            self.tally.refuse(target)
            return None
        is_edge = style is not Style.NATURAL or has_edge(arguments)
        if target.kind == "raised" and target.exception in ("index", "value") and is_ragged(arguments):
            is_edge = True
        if self.is_guessed and target.kind == "raised" and target.exception in ("type", "name"):
            # The target may well take another type than the one that was guessed.
            self.tally.unsupported["guessed types do not suit the target"] += 1
            return None
        return observe(tuple(arguments), "", source, target, is_edge=is_edge)

    def _run_source(self, arguments: Sequence[Value]) -> Outcome:
        outcome = self.source.call(arguments, _SOURCE)
        self.steps += outcome.steps
        return outcome

    def _run_target(self, arguments: Sequence[Value], source: Outcome) -> Outcome:
        steps = max(_SOURCE.steps, source.steps * _TARGET_FACTOR)
        outcome = self.target.call(arguments, attrs.evolve(_SOURCE, steps=steps, size=_SOURCE.size * 2))
        self.steps += outcome.steps
        return outcome

    def _learn(self, source: Outcome) -> None:
        """Takes values that the source compared with into the constants of later inputs."""
        new = {value for value in source.compared if isinstance(value, int) and not isinstance(value, bool)}
        known = set(self.generator.constants.ints)
        added = sorted(value for value in new - known if abs(value) <= 1000)[:8]
        if added and len(known) < 64:
            self.generator.learn(added)

    def _shrunk(self, found: Observation) -> Observation:
        """The smallest input with the same kind of difference. It runs again on the way, which confirms it."""
        best = found

        def is_witness(arguments: Sequence[Value]) -> bool:
            nonlocal best
            if not found.is_edge and has_edge(arguments):
                return False
            source = self._run_source(arguments)
            if not is_accepted(source):
                return False
            target = self._run_target(arguments, source)
            seen = observe(tuple(arguments), "", source, target, is_edge=found.is_edge)
            if seen is None or seen.kind != found.kind:
                return False
            best = seen
            return True

        if is_witness(found.arguments):
            shrink(found.arguments, is_witness, _SHRINKING)
        return best


def _paired(
    source: Sequence[Parameter], target: Sequence[Parameter]
) -> tuple[Sequence[Parameter], Sequence[Parameter]] | None:
    """The parameters that get arguments. A side may have more than the other if those have defaults."""
    least = min(len(source), len(target))
    if any(each.default is None for each in (*source[least:], *target[least:])):
        return None
    return source[:least], target[:least]


def _combinations(options: Sequence[Sequence[Type]]) -> list[tuple[Type, ...]]:
    """Combinations of the options, those with likely ones first."""
    every = itertools.product(*(range(len(each)) for each in options))
    ranked = sorted(itertools.islice(every, 4096), key=lambda ranks: (sum(ranks), ranks))
    return [
        tuple(each[rank] for each, rank in zip(options, ranks, strict=True)) for ranks in ranked[:_CANDIDATES]
    ]


def _has_ints(type: Type) -> bool:
    return type.kind is Kind.INT or any(map(_has_ints, type.arguments))
