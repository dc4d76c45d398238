"""Weighs differences by what running both sides showed: code that takes part in differing runs is more suspicious."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.program.declarations import Program
from variorum.program.expressions import Conditional
from variorum.program.node import Node
from variorum.program.statements import If, Loop
from variorum.program.traversal import walk
from variorum.syntax.span import Span
from variorum.translation.behaviour import Behaviour, ItemBehaviour

# Chosen on one-token mistakes in right translations (docs/accuracy/suspects.md).
_AGREED = 0.4
_LEAST_INVOLVED = 0.3


@attrs.frozen(eq=False)
class BehaviourWeights:
    """How the verdicts on items change the suspicion of places in the translation."""

    behaviour: Behaviour
    regions: tuple[tuple[Span, tuple[int, bool]], ...]
    """The code that runs only if a test goes one way, with the test's offset and that way; outer code first."""

    @classmethod
    def of(cls, behaviour: Behaviour, target: Program) -> BehaviourWeights:
        """Prepares the weights of a translation."""
        return cls(behaviour, tuple(sorted(_regions(target))) if behaviour.reported else ())

    def weight(self, offset: int, function: Span | None) -> float:
        """Returns the factor in `[0, 1]` for the suspicion of a place.

        Args:
            offset: the place.
            function: the range of the function around it, None outside of matched functions.
        """
        verdicts = [each for each in self.behaviour.items if _speaks_of(each, function)]
        if any(each.verdict.reported is not None for each in verdicts):
            start = function.start if function is not None else 0
            return max(self._involved(offset, each, start) for each in verdicts)
        has_agreed = bool(verdicts) and all(each.verdict.is_conclusive for each in verdicts)
        return _AGREED if has_agreed else 1.0

    def _involved(self, offset: int, item: ItemBehaviour, start: int) -> float:
        suspicions = {
            (start + each.start, each.taken): each.suspicion for each in item.verdict.branch_suspicions
        }
        most = max(suspicions.values(), default=0.0)
        branch = next((way for span, way in reversed(self.regions) if span.start <= offset < span.end), None)
        if not most or branch not in suspicions:
            return 1.0
        return _LEAST_INVOLVED + (1 - _LEAST_INVOLVED) * suspicions[branch] / most


def _speaks_of(item: ItemBehaviour, function: Span | None) -> bool:
    """Returns whether a verdict is on a function, or on the whole program."""
    return item.target is None or (function is not None and function.contains(item.target))


def _regions(program: Program) -> Iterator[tuple[Span, tuple[int, bool]]]:
    for node in walk(program):
        if isinstance(node, If | Conditional):
            yield _region(node.then, node.test, taken=True)
            if node.otherwise is not None:
                yield _region(node.otherwise, node.test, taken=False)
        elif isinstance(node, Loop) and node.test is not None:
            yield _region(node.body, node.test, taken=True)


def _region(code: Node, test: Node, *, taken: bool) -> tuple[Span, tuple[int, bool]]:
    return Span(code.start, code.end), (test.start, taken)
