"""Compares two functions on generated arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from variorum.differential.argument_generation import ArgumentGenerator, CannotGenerate, Style
from variorum.differential.branches import branches_of
from variorum.differential.budget import Budget
from variorum.differential.constants import constants_of
from variorum.differential.edge_values import has_edge, is_ragged
from variorum.differential.input_variation import varied_arguments
from variorum.differential.merged_types import merge
from variorum.differential.observation import (
    OVERFLOW,
    SAME,
    UNSURE,
    VALUE,
    Observation,
    failing_alike,
    fails_on_purpose,
    has_stand_in,
    is_accepted,
    observe,
    without_difference,
)
from variorum.differential.paired_calls import PairedCalls
from variorum.differential.receiver_objects import (
    ReceiverField,
    needs_receiver,
    receiver_fields,
    receiver_symbols,
)
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.shrinking import shrink
from variorum.differential.side import Side, classes_by_name
from variorum.differential.type_choice import plausible_types
from variorum.differential.type_guesses import candidates
from variorum.differential.unknown_classes import (
    contradict,
    paired_parameters,
    takes_references,
    with_stand_ins,
)
from variorum.differential.unset_variables import variables_of, with_unset_variable
from variorum.differential.verdict import Verdict
from variorum.differential.verdict_decision import ObservationCounts, decide
from variorum.interpreter.outcome import NO_RECEIVER, Outcome
from variorum.program.declarations import Parameter
from variorum.program.node import Symbol
from variorum.program.types import Kind, Type
from variorum.program.values import Value

TARGET_INPUTS = 20
"""How many natural inputs the source must accept."""
TARGET_EDGE_INPUTS = 10
_NEIGHBOURS = 16
_MORE_FOR_BRANCHES = 20
_MORE_FOR_RESULTS = 50
_VARIED = 2
_SEARCH_AFTER = 10
_MAX_TRIES = 90
_MAX_LARGE_TRIES = 8
_SHRINKING = 60
# A source that cannot be run on so many inputs is not tried further.
_PATIENCE = 8
_TRIES_WITHOUT_FIELDS = 3
MOST_FAILING = 10
"""How many inputs that the source refuses are compared, if it accepts fewer."""


@attrs.define
class FunctionComparison:
    """One comparison of a function with its translation."""

    source: Side
    target: Side
    random: SeededRandom
    budget: Budget = attrs.Factory(Budget)
    calls: PairedCalls = attrs.field(init=False)
    generator: ArgumentGenerator = attrs.field(init=False)
    counts: ObservationCounts = attrs.field(init=False)
    is_guessed: bool = False
    _failing: list[Sequence[Value]] = attrs.Factory(list)
    _bound: frozenset[str] = attrs.field(init=False)
    _can_do_nothing: bool = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        first, second = self.source.reached(), self.target.reached()
        constants = constants_of(
            [*first, *self.source.initial_values()], [*second, *self.target.initial_values()]
        )
        self._bound = variables_of(second)
        self._can_do_nothing = not takes_references((self.source, self.target))
        self.calls = PairedCalls(self.source, self.target, self.budget)
        self.generator = ArgumentGenerator(
            self.random,
            constants,
            {**classes_by_name(self.target.program), **classes_by_name(self.source.program)},
        )
        self.counts = ObservationCounts(branches_of(first), branches_of(second), self.target.function.start)

    def verdict(self) -> Verdict:
        """Runs both sides on natural, edge and large inputs until the result is conclusive or the budget is spent.

        If the types are guessed, a difference counts only if the sides do not agree on values of another plausible
        type.
        """
        pair = paired_parameters(self.source, self.target)
        if pair is None:
            counts = f"{len(self.source.parameters)} and {len(self.target.parameters)}"
            return self._no_verdict(f"the functions have {counts} parameters")
        source, target = self.source.function.name, self.target.function.name
        first: Verdict | None = None
        try:
            self.calls.absent = pair.absent
            symbols, plausible = self._typed(pair.source, pair.target)
            names = [symbol.name for symbol in symbols]
            for types in plausible:
                self._run_on(types)
                verdict = self._with_call(decide(source, target, names, self.counts, self._shrunk))
                takes_nothing = not types and not needs_receiver(self.source)
                verdict = attrs.evolve(
                    verdict, takes_nothing=takes_nothing, has_known_types=not self.is_guessed
                )
                if verdict.warning is None and verdict.is_conclusive:
                    return verdict
                first = verdict if first is None else first
                if self._is_hopeless():
                    break
        except CannotGenerate as error:
            return first or self._no_verdict(f"cannot make {error}")
        assert first is not None
        return first

    def _with_call(self, verdict: Verdict) -> Verdict:
        """Returns the verdict, with the call of its witness if arguments alone make the call."""
        if verdict.witness is None or self.calls.fields is not None:
            return verdict
        return attrs.evolve(verdict, witness=attrs.evolve(verdict.witness, called=self.target.called))

    def _run_on(self, types: Sequence[Type]) -> None:
        """Runs both sides on values of these types."""
        counts = self.counts
        self.counts = ObservationCounts(counts.source_branches, counts.target_branches, counts.target_start)
        self.budget.is_shrinking = False
        self._failing.clear()
        self._natural(types)
        self._neighbours()
        self._edges(types)
        self._large(types)
        if self.counts.natural < MOST_FAILING:
            self._failures()

    def _no_verdict(self, reason: str) -> Verdict:
        return Verdict(self.source.function.name, self.target.function.name, reason=reason)

    def _typed(
        self, source: Sequence[Parameter], target: Sequence[Parameter]
    ) -> tuple[list[Symbol], list[list[Type]]]:
        """Returns the values that a call needs, and their types: one list if these are known, otherwise all
        plausible ones.
        """
        symbols = [parameter.symbol for parameter in source]
        options = []
        for first, second in zip(source, target, strict=True):
            uses = tuple(
                (symbol, side.uses or side.function)
                for symbol, side in ((first.symbol, self.source), (second.symbol, self.target))
            )
            type = merge(first.symbol.type, second.symbol.type)
            self.is_guessed = self.is_guessed or contradict(first.symbol.type, second.symbol.type)
            options.append(candidates(with_stand_ins(type, (self.source, self.target)), uses))
        has_receiver = needs_receiver(self.source) and needs_receiver(self.target)
        # Where no object can be made without fields, the types of the arguments are not tried without them either.
        types = self._chosen_types(options) if not has_receiver or self._is_made(options) else None
        if types is None or (has_receiver and not self._runs_as_built(types[0])):
            self.calls.fields = receiver_fields(self.source, self.target)
            owned = receiver_symbols(self.calls.fields)
            symbols += owned
            options += self._field_options(self.calls.fields, owned)
            types = self._chosen_types(options)
        return symbols, types

    def _field_options(
        self, fields: Sequence[ReceiverField], symbols: Sequence[Symbol]
    ) -> Iterator[list[Type]]:
        """Yields the types to try for each field: one if no function that runs reads it."""
        source, target = self.source.names(), self.target.names()
        reached = self.source.reached()
        for field, symbol in zip(fields, symbols, strict=True):
            options = candidates(
                with_stand_ins(symbol.type, (self.source, self.target)), [(symbol, each) for each in reached]
            )
            yield options if field.source in source or field.target in target else options[:1]

    def _chosen_types(self, options: Sequence[Sequence[Type]]) -> list[list[Type]]:
        if all(len(each) == 1 for each in options):
            return [[each[0] for each in options]]
        self.is_guessed = True
        return plausible_types(options, self.generator, self.calls.run_source, self._has_guessed_enough)

    def _has_guessed_enough(self) -> bool:
        """Returns whether as many steps were spent on types as they may take. With more, better types may be found."""
        budget = self.budget
        budget.is_limiting = budget.is_limiting or budget.used > budget.steps // 3
        return self.calls.is_spent or budget.used > budget.steps // 3

    def _is_made(self, options: Sequence[Sequence[Type]]) -> bool:
        """Returns whether the source's constructor makes an object without arguments, as far as it saves guesses to know."""
        if all(len(each) == 1 for each in options):
            return True
        # A generator of its own leaves the inputs that follow as they are.
        probe = attrs.evolve(self.generator, random=SeededRandom.of_texts(self.source.function.name))
        outcome = self.calls.run_source(probe.arguments([each[0] for each in options]))
        return outcome.kind != "unsupported" or outcome.reason != NO_RECEIVER

    def _runs_as_built(self, types: Sequence[Type]) -> bool:
        """Returns whether the methods run on objects as their constructors leave them. Either constructor may need arguments
        that the other does not.
        """
        for _ in range(_TRIES_WITHOUT_FIELDS):
            arguments = self.generator.arguments(types)
            source = self.calls.run_source(arguments)
            if is_accepted(source):
                return self.calls.run_target(arguments, source).kind != "unsupported"
        return False

    def _natural(self, types: Sequence[Type]) -> None:
        for tried in range(_MAX_TRIES):
            enough = self.counts.natural >= TARGET_INPUTS and (
                self.counts.is_covered or tried >= TARGET_INPUTS + _MORE_FOR_BRANCHES
            )
            # Functions with few different results are run longer.
            enough = enough and (
                len(self.counts.results) >= _VARIED or tried >= TARGET_INPUTS + _MORE_FOR_RESULTS
            )
            enough = enough or (self.budget.is_tight and self.counts.is_sufficient)
            if enough or self._is_hopeless() or (tried and not types and not self.counts.is_doubtful):
                break
            self.generator.is_searching = tried >= _SEARCH_AFTER and self._lacks_variety(tried)
            self._try(types, Style.NATURAL)
        self.generator.is_searching = False

    def _neighbours(self) -> None:
        """Runs both sides on inputs that differ in one place from natural ones, if they agree on all of these."""
        natural = [each for each in self.counts.observations if not each.is_edge]
        agreeing = [each.arguments for each in natural if each.kind == SAME and each.arguments]
        if len(agreeing) < len(natural):
            return
        for _ in range(_NEIGHBOURS):
            if self._is_hopeless() or self.budget.is_tight or not agreeing:
                return
            arguments = varied_arguments(self.random, self.random.choice(agreeing))
            if not has_edge(arguments):
                self._run(arguments, Style.NATURAL)

    def _lacks_variety(self, tried: int) -> bool:
        """Returns whether the source accepts few inputs, or gives one result for nearly all of them."""
        return self.counts.natural * 5 < tried or len(self.counts.results) < _VARIED

    def _edges(self, types: Sequence[Type]) -> None:
        if not types:
            return
        for _ in range(TARGET_EDGE_INPUTS * 2):
            enough = self.counts.edges >= (
                TARGET_EDGE_INPUTS // 2 if self.budget.is_tight else TARGET_EDGE_INPUTS
            )
            if enough or self._is_hopeless():
                break
            self._try(types, Style.EDGE)

    def _large(self, types: Sequence[Type]) -> None:
        """Runs large numbers, on which only one side may overflow."""
        if not any(_has_ints(type) for type in types):
            return
        for _ in range(_MAX_LARGE_TRIES):
            if self._is_hopeless() or self.counts.has(OVERFLOW):
                break
            self._try(types, Style.LARGE)

    def _is_hopeless(self) -> bool:
        return self.calls.is_spent or max(self.counts.unsupported.values(), default=0) >= _PATIENCE

    def _try(self, types: Sequence[Type], style: Style) -> None:
        self.generator.style = style
        self._run(self.generator.arguments(types), style)

    def _run(self, arguments: Sequence[Value], style: Style) -> None:
        source = self.calls.run_source(arguments)
        if not is_accepted(source):
            self.counts.reject(source)
            if fails_on_purpose(source) and len(self._failing) < MOST_FAILING:
                self._failing.append(arguments)
            return
        observation = self._observe(arguments, source, style)
        if observation is not None:
            self.counts.add(observation)
            self._learn(source)

    def _failures(self) -> None:
        """Runs both sides again on inputs on which the source raises an exception of its own. Only that the target raises the
        same one says something: the source does not accept these inputs.
        """
        for arguments in self._failing:
            if self.calls.is_spent:
                break
            source = self.calls.run_source(arguments)
            if fails_on_purpose(source):
                target = self.calls.run_target(arguments, source)
                if target.exception.lower() == source.exception.lower():
                    self.counts.add(failing_alike(tuple(arguments), source, target))

    def _observe(self, arguments: Sequence[Value], source: Outcome, style: Style) -> Observation | None:
        target = self.calls.run_target(arguments, source)
        if target.kind == "unsupported":
            self.counts.reject(target)
            return None
        if target.kind == "budget" and self.budget.is_spent:
            return None
        target = with_unset_variable(target, self._bound)
        is_edge = style is not Style.NATURAL or has_edge(arguments)
        if target.kind == "raised" and target.exception in ("index", "value") and is_ragged(arguments):
            is_edge = True
        if target.kind == "raised" and target.exception == "value" and _has_text(arguments):
            # The target may parse the string, as a number for example.
            is_edge = True
        # The generated fields of an object may contradict each other.
        unfit = ("type", "name") if self.calls.fields is None else ("type", "name", "index", "key")
        if self.is_guessed and target.kind == "raised" and target.exception in unfit:
            # The guessed type may be wrong for the target.
            self.counts.unsupported["guessed types do not suit the target"] += 1
            return None
        observation = observe(
            tuple(arguments), "", source, target, is_edge=is_edge, can_do_nothing=self._can_do_nothing
        )
        if observation is not None and (self.calls.absent or has_stand_in(arguments)):
            return without_difference(observation)
        if observation is not None and self.source.returns_object != self.target.returns_object:
            return _without_value(observation)
        return observation

    def _learn(self, source: Outcome) -> None:
        """Adds values that the source compared with to the constants of later inputs."""
        new = {value for value in source.compared if isinstance(value, int) and not isinstance(value, bool)}
        known = set(self.generator.constants.ints)
        added = sorted(value for value in new - known if abs(value) <= 1000)[:8]
        if added and len(known) < 64:
            self.generator.learn(added)

    def _shrunk(self, found: Observation) -> Observation:
        """Returns the smallest input found with the same kind of difference. Running it again confirms the
        difference.
        """
        best = found
        self.budget.is_shrinking = True

        def is_witness(arguments: Sequence[Value]) -> bool:
            nonlocal best
            if self.budget.is_spent:
                return False
            if not found.is_edge and has_edge(arguments):
                return False
            source = self.calls.run_source(arguments)
            if not is_accepted(source):
                return False
            target = with_unset_variable(self.calls.run_target(arguments, source), self._bound)
            seen = observe(tuple(arguments), "", source, target, is_edge=found.is_edge)
            if seen is None or seen.kind != found.kind:
                return False
            best = seen
            return True

        if is_witness(found.arguments):
            shrink(found.arguments, is_witness, _SHRINKING)
        return best


def _without_value(observation: Observation) -> Observation:
    """Returns the observation with no difference in values: what an object holds and what a function returns may differ."""
    return attrs.evolve(observation, kind=UNSURE) if observation.kind == VALUE else observation


def _has_text(value: Value) -> bool:
    return isinstance(value, str) or (isinstance(value, list | tuple) and any(map(_has_text, value)))


def _has_ints(type: Type) -> bool:
    return type.kind is Kind.INT or any(map(_has_ints, type.arguments))
