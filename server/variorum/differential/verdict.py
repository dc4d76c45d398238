"""The result of comparing two programs."""

from __future__ import annotations

import attrs

from variorum.differential.budget import Budget
from variorum.differential.fault_localisation import BranchSuspicion
from variorum.program.types import Type
from variorum.program.values import Value

# Fewer inputs, or inputs with equal results, say nothing about agreement.
_MIN_INPUTS = 8
_MIN_RESULTS = 2
# A difference on a smaller share of the inputs is information. Chosen on labelled pairs (docs/behaviour.md).
# Inputs of whole programs are guessed more often than arguments are.
_PROGRAM_SHARE = 0.8
_FUNCTION_SHARE = 0.5
# The agreement if the only differences are questions, on ordinary input or on other. How many depends on the inputs tried.
_ASKED = 0.8
_ASKED_OF_EDGES = 0.97


@attrs.frozen
class CalledFunction:
    """How the target's function of a witness is called: its own name and class, and its declared types.

    The first `made_with` arguments are those of its class's constructor; -1 for a function that needs no object.
    """

    name: str
    owner: str
    made_with: int
    parameters: tuple[Type, ...]
    result: Type


@attrs.frozen
class Witness:
    """An input on which the two programs differ, with what each does.

    `kind` is `value`, `exception`, `layout`, `hang`, `overflow`, `state`, `form`, `order`, or `unsure` if something opaque
    or unordered takes part. `is_edge` says that it was seen on edge inputs only; `is_warning` that it is reported as a
    difference and not as a question.
    """

    kind: str
    names: tuple[str, ...]
    arguments: tuple[Value, ...]
    stdin: str
    source: str
    """What the source does, such as `returns 5`."""
    target: str
    is_edge: bool = False
    is_warning: bool = False
    share: float = 0.0
    """The share of the natural inputs on which the two differ, in `[0, 1]`."""
    message: str = ""
    has_earned_warning: bool = True
    """Whether witnesses in both languages have been right on labelled pairs often enough to be warnings."""
    called: CalledFunction | None = None
    """How the target's function is called, if arguments are all it needs."""
    expected: Value = None
    """What the source returns for the arguments; None if it prints or mutates them instead."""

    @property
    def is_frequent(self) -> bool:
        """Returns whether the difference is frequent enough for a warning. Otherwise it is shown as information."""
        least = _PROGRAM_SHARE if self.is_of_program else _FUNCTION_SHARE
        return self.is_warning and self.has_earned_warning and self.share >= least

    @property
    def is_reported(self) -> bool:
        """Returns whether it is shown where the code is: as a warning, as information, or as a hint that asks whether
        ordinary input that is rarer can happen.
        """
        return self.share > 0

    @property
    def is_of_program(self) -> bool:
        """Returns whether it is an input of a whole program."""
        return bool(self.stdin)


@attrs.frozen
class Verdict:
    """The result of comparing a function or program with its translation.

    `inputs` are those that the source accepts, `agreed` those of them on which both do the same, `results` the number
    of different
    results, `branches` how many of `all_branches` were taken on either side. `reason` says why there is no result.
    """

    source_name: str = ""
    target_name: str = ""
    inputs: int = 0
    agreed: int = 0
    results: int = 0
    branches: int = 0
    all_branches: int = 0
    witness: Witness | None = None
    reason: str = ""
    takes_nothing: bool = False
    """Whether the functions take no arguments and have no receiver, so that one input is all there are."""
    has_known_types: bool = False
    """Whether the types of all inputs are stated."""
    steps: int = 0
    """The steps that the comparison took."""
    is_limited: bool = False
    """Whether more steps could change the verdict."""
    branch_suspicions: tuple[BranchSuspicion, ...] = ()
    """The target's branches, if there is a witness: how much each is involved in the differences."""

    @property
    def reported(self) -> Witness | None:
        """Returns the witness if it is shown where the code is."""
        return self.witness if self.witness is not None and self.witness.is_reported else None

    @property
    def warning(self) -> Witness | None:
        """Returns the witness if it is a warning."""
        return self.witness if self.witness is not None and self.witness.is_warning else None

    def as_information(self) -> Verdict:
        """Returns the verdict with a witness that is no warning, for languages that have not earned one."""
        if self.witness is None:
            return self
        return attrs.evolve(self, witness=attrs.evolve(self.witness, has_earned_warning=False))

    def within(self, budget: Budget) -> Verdict:
        """Returns the verdict with its cost. If it is inconclusive because the budget was used up, that becomes the
        reason.
        """
        reason = "budget" if budget.is_limiting and not self.is_conclusive else self.reason
        return attrs.evolve(self, reason=reason, steps=budget.used, is_limited=budget.is_limiting)

    @property
    def is_conclusive(self) -> bool:
        """Returns whether the inputs suffice for a result."""
        if self.warning is not None:
            return True
        # One result for all inputs is that of a constant only if no branch was left out.
        is_constant = self.has_known_types and self.branches == self.all_branches
        if is_constant and self.takes_nothing:
            return self.inputs > 0
        return self.inputs >= _MIN_INPUTS and (self.results >= _MIN_RESULTS or is_constant)

    @property
    def is_uniform(self) -> bool:
        """Returns whether both sides ran and the results were too few for a verdict."""
        return not self.is_conclusive and self.inputs > 0 and self.results < _MIN_RESULTS

    @property
    def agreement(self) -> float | None:
        """Returns how far both do the same, in `[0, 1]`: 0 with a frequent witness, with a rarer one the share of the natural
        inputs on which they agree. Returns None if the verdict is inconclusive.
        """
        if not self.is_conclusive:
            return None
        if self.warning is not None:
            return 0.0 if self.warning.is_frequent else 1.0 - self.warning.share
        if self.agreed == self.inputs:
            return 1.0
        return _ASKED if self.reported is not None else _ASKED_OF_EDGES

    @property
    def summary(self) -> str:
        """Returns the verdict as one sentence."""
        if self.witness is not None:
            return self.witness.message
        if not self.is_conclusive:
            return self.reason or "too few inputs to compare"
        taken = f" that took {self.branches} of {self.all_branches} branches" if self.all_branches else ""
        return f"agreed on {self.agreed} inputs{taken}"
