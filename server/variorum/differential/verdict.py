"""What the comparison of two programs comes to."""

from __future__ import annotations

import attrs

from variorum.differential.budget import Budget
from variorum.program.types import Type
from variorum.program.values import Value

# Fewer inputs, or inputs that all give the same result, say nothing about agreement.
_MIN_INPUTS = 8
_MIN_RESULTS = 2
# A difference on fewer of the inputs than this is information. Chosen on labelled pairs (docs/behaviour.md). Inputs of whole
# programs are guessed more often than arguments are.
_PROGRAM_SHARE = 0.8
_FUNCTION_SHARE = 0.5


@attrs.frozen
class CalledFunction:
    """How the target's function of a witness is called: its own name and class, and the types that it declares.

    The first `made_with` arguments are those of its class's constructor; -1 for a function that needs no object.
    """

    name: str
    owner: str
    made_with: int
    parameters: tuple[Type, ...]
    result: Type


@attrs.frozen
class Witness:
    """An input on which the two programs part, with what each does.

    `kind` is `value`, `exception`, `layout`, `hang`, `overflow`, `form`, `order`, or `unsure` where something opaque or unordered
    takes part. `is_edge` says that it was seen on edge inputs only; `is_warning` whether it deserves belief.
    """

    kind: str
    names: tuple[str, ...]
    arguments: tuple[Value, ...]
    stdin: str
    source: str
    """What the source does: `returns 5`."""
    target: str
    is_edge: bool = False
    is_warning: bool = False
    share: float = 0.0
    """The share of the natural inputs on which the two differ, in `[0, 1]`."""
    message: str = ""
    called: CalledFunction | None = None
    """The target's function, where the arguments are all that it needs."""
    expected: Value = None
    """What the source returns for the arguments; None where it prints or changes them instead."""

    @property
    def is_frequent(self) -> bool:
        """Whether it is seen so often that it is shown as a warning, not as information."""
        return self.is_warning and self.share >= (_PROGRAM_SHARE if self.is_of_program else _FUNCTION_SHARE)

    @property
    def is_of_program(self) -> bool:
        """Whether it is an input of a whole program."""
        return bool(self.stdin)


@attrs.frozen
class Verdict:
    """The comparison of one function or program with its translation.

    `inputs` are those that the source accepts, `agreed` those of them on which both do the same, `results` how many different
    results there were, `branches` how many of `all_branches` the inputs took on either side. `reason` says why nothing can be
    said.
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
    doubtful: int = 0
    """Inputs on which something opaque or unordered took part."""
    steps: int = 0
    """What the comparison cost."""
    is_limited: bool = False
    """Whether more steps could have changed the verdict."""

    @property
    def warning(self) -> Witness | None:
        """The witness that deserves belief, if there is one."""
        return self.witness if self.witness is not None and self.witness.is_warning else None

    def as_question(self) -> Verdict:
        """The same verdict with its witness as a question, for languages in which the interpreter proves nothing."""
        if self.warning is None:
            return self
        question = f"{self.warning.message}: can that be?"
        return attrs.evolve(self, witness=attrs.evolve(self.warning, is_warning=False, message=question))

    def within(self, budget: Budget) -> Verdict:
        """The same verdict with what it cost; if it is none because the budget was used up, that is the reason."""
        reason = "budget" if budget.is_limiting and not self.is_conclusive else self.reason
        return attrs.evolve(self, reason=reason, steps=budget.used, is_limited=budget.is_limiting)

    @property
    def is_conclusive(self) -> bool:
        """Whether the inputs suffice to say anything."""
        return self.warning is not None or (self.inputs >= _MIN_INPUTS and self.results >= _MIN_RESULTS)

    @property
    def agreement(self) -> float | None:
        """The share of inputs on which both do the same, in `[0, 1]`; None where nothing can be said."""
        return self.agreed / self.inputs if self.is_conclusive and self.inputs else None

    @property
    def summary(self) -> str:
        """One sentence for people."""
        if self.witness is not None:
            return self.witness.message
        if not self.is_conclusive:
            return self.reason or "too few inputs to compare"
        taken = f" that took {self.branches} of {self.all_branches} branches" if self.all_branches else ""
        return f"agreed on {self.agreed} inputs{taken}"
