"""Compares two functions on generated arguments."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.argument_generation import ArgumentGenerator, CannotGenerate, Style
from variorum.differential.branches import branches_of
from variorum.differential.budget import Budget
from variorum.differential.call_values import CallValues
from variorum.differential.class_fields import generated_classes
from variorum.differential.constants import constants_of
from variorum.differential.edge_values import has_edge, is_ragged, squared
from variorum.differential.input_repair import repaired
from variorum.differential.input_variation import divides, negated_arguments, varied_arguments
from variorum.differential.observation import (
    OVERFLOW,
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
from variorum.differential.receiver_objects import needs_receiver
from variorum.differential.related_fields import RelatedFields, may_contradict
from variorum.differential.result_conventions import aligned
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.shrinking import shrink
from variorum.differential.side import Side
from variorum.differential.state_comparison import with_state
from variorum.differential.undefined_names import is_member, undefined_names, with_undefined_name
from variorum.differential.unknown_classes import (
    paired_parameters,
    takes_references,
)
from variorum.differential.unset_variables import variables_of, with_unset_variable
from variorum.differential.verdict import Verdict
from variorum.differential.verdict_decision import ObservationCounts, decide
from variorum.differential.whole_numbers import with_whole_ints
from variorum.interpreter.outcome import Outcome
from variorum.program.traversal import walk_all
from variorum.program.types import Kind, Type
from variorum.program.values import Value

TARGET_INPUTS = 20
"""How many natural inputs the source must accept."""
TARGET_EDGE_INPUTS = 10
_NEIGHBOURS = 16
_NEGATIVES = 8
_MORE_FOR_BRANCHES = 20
_MORE_FOR_RESULTS = 50
_VARIED = 2
_SEARCH_AFTER = 10
_MAX_TRIES = 90
_MAX_LARGE_TRIES = 8
_SHRINKING = 60
# Arguments are repaired so often, if the source accepts fewer than one of so many.
_REPAIRS = 4
_RARE = 2
# A source that cannot be run on so many inputs is not tried further.
_PATIENCE = 8
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
    gives_fields: bool = False
    """Whether the receivers get generated fields, also if their constructors can make them."""
    _related: RelatedFields | None = None
    _values: CallValues = attrs.field(init=False)
    _failing: list[Sequence[Value]] = attrs.Factory(list)
    _bound: frozenset[str] = attrs.field(init=False)
    _undefined: frozenset[str] = attrs.field(init=False)
    _divides: bool = attrs.field(init=False)
    _can_do_nothing: bool = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        first, second = self.source.nodes, self.target.nodes
        constants = constants_of(
            [*first, *walk_all(self.source.initial_values())],
            [*second, *walk_all(self.target.initial_values())],
        )
        self._bound = variables_of(second)
        self._undefined = undefined_names(self.source.program, first, self.target.program, second)
        self._divides = divides(first) or divides(second)
        self._can_do_nothing = not takes_references((self.source, self.target))
        self.calls = PairedCalls(self.source, self.target, self.budget)
        self.generator = ArgumentGenerator(
            self.random,
            constants,
            generated_classes(self.source.program, self.target.program),
        )
        self.counts = ObservationCounts(branches_of(first), branches_of(second), self.target.function.start)
        self._values = CallValues(self.calls, self.generator, self.gives_fields)

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
            symbols, plausible = self._values.typed(pair.source, pair.target)
            if self.calls.fields and may_contradict(self.source, self.target):
                self._related = RelatedFields(self.source, self.calls.fields, self.generator, self.budget)
            names = [symbol.name for symbol in symbols]
            for types in plausible:
                self._run_on(types)
                verdict = self._with_call(decide(source, target, names, self.counts, self._shrunk))
                takes_nothing = not types and not needs_receiver(self.source)
                verdict = attrs.evolve(
                    verdict,
                    takes_nothing=takes_nothing,
                    has_known_types=not self._values.is_guessed,
                )
                if verdict.warning is None and verdict.is_conclusive:
                    return verdict
                # Types on which all results are the same say nothing.
                first = verdict if first is None or first.is_uniform else first
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
        self._negatives(types)
        if self.counts.natural < MOST_FAILING:
            self._failures()

    def _no_verdict(self, reason: str) -> Verdict:
        return Verdict(self.source.function.name, self.target.function.name, reason=reason)

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
        agreeing = self.counts.agreeing if self._related is None else []
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

    def _negatives(self, types: Sequence[Type]) -> None:
        """Runs both sides on inputs with numbers negated, if both agree and one divides: languages round these in different
        ways.
        """
        agreeing = self.counts.agreeing
        if (
            self._related is not None
            or not self._divides
            or len(self.counts.results) < _VARIED
            or self.counts.has(VALUE)
        ):
            return
        # Random numbers of their own leave the inputs of other types as they are.
        random = SeededRandom.of_texts(self.source.function.name)
        for _ in range(_NEGATIVES):
            if self._is_hopeless() or self.budget.is_tight or not agreeing:
                return
            arguments = negated_arguments(random, types, random.choice(agreeing))
            if arguments is None:
                return
            self._run(arguments, Style.EDGE, is_negated=True)

    def _is_hopeless(self) -> bool:
        return self.calls.is_spent or max(self.counts.unsupported.values(), default=0) >= _PATIENCE

    def _try(self, types: Sequence[Type], style: Style) -> None:
        self.generator.style = style
        arguments = self.generator.arguments(types)
        if self._related is not None and not self._related.is_useless:
            fields = self._related.values()
            if fields is None:
                return
            arguments = [*arguments[: len(arguments) - len(fields)], *fields]
        self._run(arguments, style)

    def _run(self, arguments: Sequence[Value], style: Style, *, is_negated: bool = False) -> None:
        if self.source.has_one_number_type or self.target.has_one_number_type:
            arguments = [with_whole_ints(each) for each in arguments]
        source = self.calls.run_source(arguments)
        if style is Style.NATURAL and self._related is None:
            arguments, source = self._repaired(arguments, source)
        if not is_accepted(source):
            self.counts.reject(source)
            if fails_on_purpose(source) and len(self._failing) < MOST_FAILING:
                self._failing.append(arguments)
            return
        observation = self._observe(arguments, source, style)
        if observation is not None:
            self.counts.add(attrs.evolve(observation, is_negated=True) if is_negated else observation)
            self._learn(source)

    def _repaired(self, arguments: Sequence[Value], source: Outcome) -> tuple[Sequence[Value], Outcome]:
        """Returns arguments that the source accepts and its run, if it accepts few and changing these helps."""
        best = arguments, source
        for _ in range(_REPAIRS):
            is_rare = self.counts.natural * _RARE <= sum(self.counts.rejected.values())
            if is_accepted(source) or not is_rare or self._is_hopeless():
                break
            changed = repaired(self.generator.random, arguments, source)
            if changed is None or has_edge(changed):
                break
            arguments, source = changed, self.calls.run_source(changed)
        return (arguments, source) if is_accepted(source) else best

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
        source, target = self._aligned(source, target)
        is_edge = style is not Style.NATURAL or has_edge(arguments)
        failure = target.exception if target.kind == "raised" else ""
        if failure in ("index", "value") and is_ragged(arguments):
            is_edge = True
        if failure == "value" and _has_text(arguments):
            # The target may parse the string, as a number for example.
            is_edge = True
        if failure == "index" and self._ignores_columns(arguments, source):
            is_edge = True
        # The generated fields of an object may contradict each other.
        unfit = ("type", "name") if self.calls.fields is None else ("type", "name", "index", "key")
        if self._values.is_guessed and (failure in unfit or is_member(target)):
            # The guessed type may be wrong for the target.
            self.counts.unsupported["guessed types do not suit the target"] += 1
            return None
        observation = self._observed(arguments, source, target, is_edge=is_edge)
        if observation is not None and (self.calls.absent or has_stand_in(arguments)):
            return without_difference(observation)
        if observation is not None and self.source.returns_object != self.target.returns_object:
            return _without_value(observation)
        return observation

    def _observed(
        self, arguments: Sequence[Value], source: Outcome, target: Outcome, *, is_edge: bool
    ) -> Observation | None:
        seen = observe(
            tuple(arguments), "", source, target, is_edge=is_edge, can_do_nothing=self._can_do_nothing
        )
        return None if seen is None else with_state(seen, self.calls)

    def _aligned(self, source: Outcome, target: Outcome) -> tuple[Outcome, Outcome]:
        target = with_undefined_name(with_unset_variable(target, self._bound), self._undefined)
        return aligned(source, target, self.source.function, self.target.function)

    def _ignores_columns(self, arguments: Sequence[Value], source: Outcome) -> bool:
        """Returns whether the source takes matrices for square ones: it does the same without the columns that are too many."""
        cut = squared(arguments)
        return cut is not None and self.calls.run_source(cut).value == source.value is not None

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
            source, target = self._aligned(source, self.calls.run_target(arguments, source))
            seen = self._observed(arguments, source, target, is_edge=found.is_edge)
            if seen is None or seen.kind != found.kind:
                return False
            best = seen
            return True

        if is_witness(found.arguments):
            # Smaller fields may contradict each other.
            count = len(found.arguments) - (0 if self._related is None else len(self._related.fields))
            fields = found.arguments[count:]
            shrink(found.arguments[:count], lambda values: is_witness([*values, *fields]), _SHRINKING)
        return best


def _without_value(observation: Observation) -> Observation:
    """Returns the observation with no difference in values: what an object holds and what a function returns may differ."""
    return attrs.evolve(observation, kind=UNSURE) if observation.kind == VALUE else observation


def _has_text(value: Value) -> bool:
    return isinstance(value, str) or (isinstance(value, list | tuple) and any(map(_has_text, value)))


def _has_ints(type: Type) -> bool:
    return type.kind is Kind.INT or any(map(_has_ints, type.arguments))
