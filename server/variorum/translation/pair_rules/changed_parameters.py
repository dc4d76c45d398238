"""changed-parameters: a function with other parameters, or the same in another order."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.syntax.span import Span
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="changed-parameters",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what=(
        "Finds a function with another number of parameters than its counterpart in the original, or with the same names in "
        "another order. No difference are the length of an array, which other languages pass with the array, and a parameter "
        "for a value that others return."
    ),
    why="Calls translated from the original pass too many, too few or the wrong arguments.",
    example=Example(
        before="def share(count, total):  # the original: share(total, count)\n    return total // count\n",
        after="def share(total, count):\n    return total // count\n",
        language="python",
    ),
)

# Parameters that take an argument apart, or several arguments: what they count for depends on the language.
_OTHER_FORMS = re.compile(
    r"[({,]\s*[\[{(]|\.\.\.|[(,]\s*(?:\*{1,2}|&(?!self\b))\w+\s*[,):]|\bparams\b|\bvararg\b"
)
_LENGTH = re.compile(
    r"^[nN]$|(?i:^(?:len|length|size|count|num)$)|_(?:n|len|length|size|count)$|[a-z](?:Len|Length|Size|Count)$"
)


@RULE.check_aligned
def changed_parameters(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports parameters that were added, dropped or moved. The parameters of `main` depend on the language."""
    if unit.source.declaration is None or unit.target.declaration is None or _is_main(unit):
        return
    source = [words_of(name) for name in unit.source.parameters]
    target = [words_of(name) for name in unit.target.parameters]
    if sorted(source) == sorted(target) and source != target:
        message = f"parameters are ({_listed(unit.source)}) in the original, ({_listed(unit.target)}) in the translation"
    elif len(source) != len(target):
        if _is_excused(unit):
            return
        message = f"the original has {_count(len(source))}, the translation {_count(len(target))}"
    else:
        return
    yield RULE.at(
        unit.target.place, message, related=original(unit.source.place, "the function in the original")
    )


def _is_excused(unit: AlignedUnit) -> bool:
    """Returns whether the parameters that only one side has are lengths of arrays, which other languages pass with the array, or
    return values of the original, which others return."""
    source, target = unit.source, unit.target
    more, fewer = (source, target) if len(source.parameters) > len(target.parameters) else (target, source)
    if any(
        side.declaration is not None and not side.declaration.name.isidentifier() for side in (more, fewer)
    ):
        # An operator may be static, with the receiver as a parameter.
        return True
    if _OTHER_FORMS.search(_head(source)) or _OTHER_FORMS.search(_head(target)):
        return True
    known = {words_of(name) for name in fewer.parameters}
    returned = {shape.text("name") for shape in more.shapes("shared")}
    # The object that is passed to a function is the receiver of a method.
    has_receiver = _is_method(fewer) and not _is_method(more) and words_of(more.parameters[0]) not in known
    alone = [
        place
        for place, name in enumerate(more.parameters)
        if words_of(name) not in known and not (has_receiver and place == 0)
    ]
    return len(alone) == len(more.parameters) - len(fewer.parameters) - has_receiver and all(
        more.parameters[place] in returned or (place > 0 and _LENGTH.search(more.parameters[place]))
        for place in alone
    )


def _is_method(side: Side) -> bool:
    return side.declaration is not None and side.declaration.kind in ("method", "constructor")


def _head(side: Side) -> str:
    """Returns the text between the name of the function and its body."""
    declaration = side.declaration
    if declaration is None or declaration.body is None:
        return ""
    return side.text(Span(declaration.name_span.end, declaration.body.start))


def _is_main(unit: AlignedUnit) -> bool:
    return unit.source.declaration is not None and words_of(unit.source.declaration.name) == ("main",)


def _listed(side: Side) -> str:
    return ", ".join(side.parameters)


def _count(number: int) -> str:
    return "no parameter" if number == 0 else f"{number} parameter{'s' if number > 1 else ''}"
