"""Compares two whole programs that read standard input and print."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

import attrs

from variorum.differential.branches import branches_of
from variorum.differential.budget import Budget, SourceLimit
from variorum.differential.choice_weights import Cause, ChoiceWeights
from variorum.differential.constants import Constants, constants_of
from variorum.differential.generated_input import GeneratedInput, Read, TooManyReads
from variorum.differential.input_shrinking import smaller_inputs
from variorum.differential.input_variation import varied_input
from variorum.differential.layouts import layouts, repeated_sites
from variorum.differential.observation import (
    EXCEPTION,
    FORM,
    HANG,
    LAYOUT,
    OVERFLOW,
    SAME,
    VALUE,
    Observation,
    is_accepted,
    observe,
)
from variorum.differential.runner import Runner
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.undefined_names import undefined_names, with_undefined_name
from variorum.differential.unset_variables import variables_of, with_unset_variable
from variorum.differential.verdict import Verdict
from variorum.differential.verdict_decision import ObservationCounts, decide
from variorum.interpreter.limits import Limits
from variorum.interpreter.outcome import Outcome
from variorum.interpreter.standard_input import StandardInput, TextInput
from variorum.program.declarations import Program
from variorum.program.traversal import walk

_TARGET_INPUTS = 20
_TARGET_EDGE_INPUTS = 8
_NEIGHBOURS = 12
# Programs with few different outputs are run longer.
_VARIED = 3
_MAX_TRIES = 160
_MAX_EDGE_TRIES = 30
_PATIENCE = 10
_SHRINKING = 40
_STEPS = 6_000
_LEAST_SIZE = 600_000
_DEPTH = 200
_TARGET_FACTOR = 40
_SIZE = 100
_TOO_MANY_READS = 1_000
_INT = re.compile(r"(?<![\w.])-?\d+(?![\w.])")
_MAX_INT = 5000
# Exceptions of a program whose input has another structure than expected.
_INPUT_EXCEPTIONS = frozenset({"end", "value", "index"})


@attrs.define
class ProgramComparison:
    """One comparison of a program with its translation."""

    source: Program
    source_runner: Runner
    target: Program
    target_runner: Runner
    random: SeededRandom
    budget: Budget = attrs.Factory(Budget)
    memory: ChoiceWeights = attrs.Factory(ChoiceWeights)
    constants: Constants = attrs.field(init=False)
    counts: ObservationCounts = attrs.field(init=False)
    outputs: set[str] = attrs.Factory(set)
    repeated: set[int] = attrs.Factory(set)
    limit: SourceLimit = attrs.Factory(lambda: SourceLimit(_STEPS))
    reads_nothing: bool = False
    _bound: frozenset[str] = attrs.field(init=False)
    _undefined: frozenset[str] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        first, second = list(walk(self.source)), list(walk(self.target))
        self._bound = variables_of(second)
        self._undefined = undefined_names(self.source, first, self.target, second)
        self.constants = constants_of(first, second)
        self.counts = ObservationCounts(branches_of(first), branches_of(second))

    def verdict(self) -> Verdict:
        """Runs the source on input that is generated as it reads, and the target on the same text."""
        for tried in range(_MAX_TRIES):
            is_varied = len(self.outputs) >= _VARIED or self.counts.natural >= _TARGET_INPUTS * 3
            is_covered = self.counts.is_covered or tried >= _TARGET_INPUTS * 2
            enough = self.counts.natural >= _TARGET_INPUTS and is_varied and is_covered
            enough = enough or (self.budget.is_tight and self.counts.is_sufficient)
            if enough or self._is_hopeless() or self.reads_nothing:
                break
            self._try(is_natural=True)
        if not self.reads_nothing:
            self._neighbours()
        for _ in range(_MAX_EDGE_TRIES):
            enough = self.counts.edges >= (
                _TARGET_EDGE_INPUTS // 2 if self.budget.is_tight else _TARGET_EDGE_INPUTS
            )
            if enough or self._is_hopeless() or self.reads_nothing:
                break
            self._try(is_natural=False)
        if not self.reads_nothing:
            self._large()
        return decide("", "", (), self.counts, self._shrunk)

    def _neighbours(self) -> None:
        """Runs both sides on inputs that differ in one word from natural ones, if they agree on all of these."""
        natural = [each for each in self.counts.observations if not each.is_edge]
        agreeing = [each.stdin for each in natural if each.kind == SAME and each.stdin]
        if len(agreeing) < len(natural):
            return
        for _ in range(_NEIGHBOURS):
            if self._is_hopeless() or self.budget.is_tight or not agreeing:
                return
            text = self.random.choice(agreeing)
            varied = varied_input(self.random, text)
            observation = self._replayed([varied], None, is_edge=False) if varied != text else None
            if observation is not None:
                self.counts.add(observation)

    def _is_hopeless(self) -> bool:
        is_spent = self.budget.is_spent or self.limit.is_hopeless
        return is_spent or max(self.counts.unsupported.values(), default=0) >= _PATIENCE

    def _try(self, *, is_natural: bool) -> None:
        drawn = GeneratedInput(self.random, self.constants, self.memory, is_natural)
        try:
            source = self._run(self.source_runner, drawn, self.limit.steps)
        except TooManyReads:
            self.budget.spend(_TOO_MANY_READS)
            self.memory.punish(drawn.choices, drawn.last_choices)
            return
        if source.kind == "budget":
            self.limit.record_timeout()
        if not is_accepted(source):
            self.memory.punish(drawn.choices, drawn.last_choices, _cause(source, drawn.reads))
            self.counts.reject(source)
            return
        self.limit.record_success(source.steps)
        is_new = source.output not in self.outputs
        self.outputs.add(source.output)
        self.repeated |= repeated_sites(drawn.reads)
        self.memory.reward(drawn.choices, is_new=is_new)
        self.reads_nothing = not drawn.reads
        is_edge = not is_natural or drawn.is_irregular
        # If all reads are of one kind, replaying the text gives the same run.
        known = source if len({read.kind for read in drawn.reads}) == 1 else None
        texts = layouts(drawn.reads, self.repeated)
        observation = self._replayed(texts, source, known, is_edge=is_edge)
        if observation is None:
            return
        if observation.kind == SAME:
            # Input that both sides accept is likely the intended one.
            self.memory.reward(drawn.choices, is_new=is_new)
        self.counts.add(observation)

    def _replayed(
        self, texts: Sequence[str], drawn: Outcome | None, known: Outcome | None = None, *, is_edge: bool
    ) -> Observation | None:
        """Runs both sides on each layout until they agree. Returns None if the source does not repeat its output.

        Args:
            texts: the layouts.
            drawn: the source's run while its input was generated.
            known: the source's run on each of the texts, if it is known to be the same.
            is_edge: whether the input is an edge one.
        """
        seen: list[Observation] = []
        for text in texts:
            source = known or self._run(self.source_runner, TextInput(text), self.limit.steps)
            if (
                not is_accepted(source)
                or not source.output
                or (drawn is not None and source.output != drawn.output)
            ):
                continue
            steps = max(self.limit.steps, source.steps * _TARGET_FACTOR)
            target = self._run(self.target_runner, TextInput(text), steps)
            if target.kind == "unsupported":
                self.counts.reject(target)
                return None
            if target.kind == "budget" and self.budget.is_spent:
                return None
            target = with_undefined_name(with_unset_variable(target, self._bound), self._undefined)
            observation = observe(
                (), text, _printed(source), _printed(target), is_edge=is_edge or _has_edge(text)
            )
            if observation is None:
                continue
            seen.append(observation)
            if observation.kind == SAME:
                break
        return _worst(seen)

    def _run(self, runner: Runner, stdin: StandardInput, steps: int) -> Outcome:
        limits = Limits(self.budget.limit(steps), max(_LEAST_SIZE, steps * _SIZE), _DEPTH)
        outcome = runner.run(stdin, limits=limits)
        self.budget.spend(min(outcome.steps, limits.steps))
        if outcome.kind == "budget":
            self.budget.record_timeout(limits.steps, steps)
        return outcome

    def _large(self) -> None:
        """Replaces numbers in inputs that worked by large ones, on which only one side may overflow."""
        agreeing = [each.stdin for each in self.counts.observations if each.kind == SAME and each.stdin]
        for _ in range(10):
            if not agreeing or self._is_hopeless() or self.counts.has(OVERFLOW):
                return
            text = _INT.sub(lambda match: self._larger(match[0]), self.random.choice(agreeing))
            observation = self._replayed([text], None, is_edge=True)
            if observation is not None and observation.kind in (OVERFLOW, SAME):
                self.counts.add(observation)

    def _larger(self, number: str) -> str:
        if self.random.chance(0.5):
            return number
        low, high = self.random.choice(((30_000, 200_000), (100_000_000, 1_000_000_000)))
        return str(self.random.between(low, high))

    def _shrunk(self, found: Observation) -> Observation:
        """Returns the same difference on a smaller input. Running it again confirms the difference."""
        best, tried = found, 0
        self.budget.is_shrinking = True
        shrunk = found.kind != LAYOUT
        while shrunk and tried < _SHRINKING and not self.budget.is_spent:
            shrunk = False
            for text in itertools.islice(smaller_inputs(best.stdin), _SHRINKING - tried):
                tried += 1
                seen = self._replayed([text], None, is_edge=found.is_edge)
                if seen is not None and seen.kind == found.kind and seen.is_edge == found.is_edge:
                    best, shrunk = seen, True
                    break
        return best


def _cause(failed: Outcome, reads: Sequence[Read]) -> Cause:
    """Returns what a failed run objected to in its last read."""
    if failed.kind == "budget" or failed.exception in ("index", "key", "arithmetic"):
        return Cause.SIZE
    if failed.exception == "value" and reads:
        quotes = any(f"{quote}{reads[-1].text}" in failed.message for quote in "'\"")
        words = reads[-1].text.split()
        quotes = quotes or any(
            not word.isdigit() and f"{quote}{word}{quote}" in failed.message
            for word in words
            for quote in "'\""
        )
        return Cause.WORDS if quotes else Cause.SHAPE
    return Cause.SHAPE if failed.exception == "end" else Cause.UNKNOWN


def _printed(outcome: Outcome) -> Outcome:
    """Returns the outcome reduced to its output."""
    return attrs.evolve(outcome, value=None, arguments=(), fields={})


def _worst(seen: Sequence[Observation]) -> Observation | None:
    """Returns one observation for all layouts. The layout is the difference if the target accepts one but not the
    likeliest.
    """
    if not seen:
        return None
    if seen[-1].kind == SAME:
        if len(seen) == 1 or seen[0].is_edge:
            return seen[-1]
        return attrs.evolve(seen[0], kind=LAYOUT)
    best = min(seen, key=lambda each: _RANKS.get(each.kind, len(_RANKS)))
    if best.kind == EXCEPTION and best.target.exception in _INPUT_EXCEPTIONS and len(seen) > 1:
        return attrs.evolve(best, is_edge=True)
    return best


_RANKS = {kind: rank for rank, kind in enumerate((SAME, FORM, VALUE, EXCEPTION, HANG))}


def _has_edge(text: str) -> bool:
    numbers = [int(match[0]) for match in _INT.finditer(text) if len(match[0]) < 30]
    return "\n\n" in text or any(number <= 0 or number > _MAX_INT for number in numbers)
