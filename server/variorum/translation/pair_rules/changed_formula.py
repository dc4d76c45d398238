"""changed-formula: a formula that computes something else than in the original."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.counted_loops import counted_loops
from variorum.translation.numbered_operations import NumberedOperation
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="changed-formula",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    severity_if_dissimilar=Severity.INFORMATION,
    what=(
        "Finds a formula or comparison over several names, if its only counterpart over the same names computes something "
        "else: a term, a factor, an operator or a pair of parentheses was added or lost. Formulas are compared by value "
        "numbering, so that reordering, factoring out and other spellings of calls make no difference. Formulas with an "
        "unknown call, or with a loop variable that counts differently on the two sides, are ignored."
    ),
    why="The translation computes another number, and nothing else about it looks wrong.",
    example=Example(
        before="groups = (count + size - 1) // (size + 1)  # the original: (count + size) / (size + 1)\n",
        after="groups = (count + size) // (size + 1)\n",
        language="python",
    ),
)
_FEWEST_NAMES = 2
_LONGEST = 50


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def changed_formulas(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports formulas over the same names that have no equal on the other side, if each is the only one of its side."""
    source, target = (_by_names(side) for side in unit.numbered_operations)
    if not source or not target:
        return
    shifted: set[str] | None = None
    for what, (one, *others) in source.items():
        names, _ = what
        candidates = target.get(what, [])
        if others or len(candidates) != 1 or _plain(names) < _FEWEST_NAMES:
            continue
        shifted = _shifted(unit.source, unit.target) if shifted is None else shifted
        if names & shifted:
            continue
        [other] = candidates
        # The negated condition may be correct if the branches are swapped.
        if one.opposite == other.number and one.asks:
            continue
        if _rounds_up(unit.source, one) != _rounds_up(unit.target, other):
            # `(count + size - 1) / size` rounds up as well.
            continue
        yield RULE.at(
            other.span,
            f"the original computes `{_short(one.text)}`, the translation `{_short(other.text)}`",
            related=original(one.span, "the formula in the original"),
        )


def _rounds_up(side: Side, formula: NumberedOperation) -> bool:
    """Returns whether the formula is what a call rounds up, or a quotient that is negated to be rounded up: `-(-a // b)`."""
    if any(call.span.contains(formula.span) for call in side.calls("ceil")):
        return True
    return formula.text.startswith("-") and "//" in formula.text


def _by_names(
    formulas: Sequence[NumberedOperation],
) -> dict[tuple[frozenset[str], str], list[NumberedOperation]]:
    found: dict[tuple[frozenset[str], str], list[NumberedOperation]] = defaultdict(list)
    for one in formulas:
        found[one.names, one.asks].append(one)
    return found


def _shifted(source: Side, target: Side) -> set[str]:
    """Returns the loop variables that do not start and step alike on both sides."""
    in_source, in_target = _walks(source), _walks(target)
    return {name for name in chain(in_source, in_target) if in_source.get(name) != in_target.get(name)}


def _walks(side: Side) -> dict[str, Counter[tuple[str, int, int]]]:
    """Returns how the loops of a side change their variables: the start and the step of each, or step 0 for a loop over
    elements."""
    found: dict[str, Counter[tuple[str, int, int]]] = defaultdict(Counter)
    counted = counted_loops(side)
    for loop in counted:
        found[loop.name][loop.first.base, loop.first.number, loop.step] += 1
    places = {loop.shape.span for loop in counted}
    for shape in side.shapes("each"):
        if shape.span not in places:
            found[canonical(shape.text("name"), side.language)]["", 0, 0] += 1
    return found


def _plain(names: frozenset[str]) -> int:
    """Returns how many of the names are no members."""
    return sum(name[0] not in ".[" for name in names)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"
