"""The rules about library calls with the same meaning and a different result, one entry per rule.

`[behaviours]` of `meanings.toml` says what each call does in its own way.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from variorum.rules.finding import Severity, Weight
from variorum.rules.rule import Example
from variorum.translation.library_behaviours import Behaviour, behaviour_violations
from variorum.translation.pair_rule import AlignedUnit, PairRule
from variorum.translation.time_units import is_converted

# A regular expression with this flag replaces all matches.
_GLOBAL = re.compile(r"^\(\s*/.*/[a-z]{0,9}g[a-z]{0,9}\s*,", re.S)


def _replaces_all(unit: AlignedUnit, source: Behaviour, target: Behaviour) -> bool:
    """Returns whether a call on either side replaces all matches of a regular expression."""
    return any(
        _GLOBAL.match(shape.text("arguments"))
        for side in (unit.source, unit.target)
        for shape in side.shapes("call")
    )


def _divides_logarithms(unit: AlignedUnit, source: Behaviour, target: Behaviour) -> bool:
    """Returns whether either side divides two logarithms, which gives a logarithm to another base."""
    for side in (unit.source, unit.target):
        logarithms = [event.span for event in side.calls("log")]
        for shape in side.shapes("binary"):
            operands = (shape.parts[part].span for part in ("left", "right"))
            if shape.text("operator") == "/" and all(
                any(operand.contains(span) for span in logarithms) for operand in operands
            ):
                return True
    return False


def _with_check(
    rule: PairRule, *concepts: str, unless: Callable[[AlignedUnit, Behaviour, Behaviour], bool] | None = None
) -> PairRule:
    """Returns the rule with a check of the calls of these concepts, which reports no calls for which `unless` holds."""
    rule.check_aligned_with(source=("call",), target=("call",))(
        lambda unit: behaviour_violations(rule, unit, *concepts, unless=unless)
    )
    return rule


RULES = (
    _with_check(
        PairRule(
            id="lenient-number",
            weight=Weight.MODERATE,
            severity=Severity.HINT,
            what=(
                "Finds a conversion that rejects invalid numbers, translated by one that reads as far as it can, or the reverse."
            ),
            why='`parseInt("12 apples")` is 12, `int("12 apples")` raises an exception: only one side rejects bad input.',
            example=Example(
                before="const age = parseInt(field);\n",
                after="const age = Number(field);\n",
                language="javascript",
            ),
        ),
        "to-int",
    ),
    _with_check(
        PairRule(
            id="logarithm-base",
            weight=Weight.MAJOR,
            severity=Severity.WARNING,
            what=(
                "Finds a logarithm translated by one to another base, such as `log10` for `log`. A quotient of two "
                "logarithms, `log(x) / log(2)`, is ignored."
            ),
            why="Every result is off by the same factor, which looks plausible.",
            example=Example(
                before="digits = math.log(number)  # the original: Math.log10(number)\n",
                after="digits = math.log10(number)\n",
                language="python",
            ),
        ),
        "log",
        unless=_divides_logarithms,
    ),
    _with_check(
        PairRule(
            id="missing-element",
            weight=Weight.MODERATE,
            severity=Severity.INFORMATION,
            what=(
                "Finds a search for a position, translated by one with another result for an absent element: -1, null, false "
                "or an exception."
            ),
            why=(
                "A check for -1 after a call that raises is never reached, and an exception leaves the function where the "
                "original continued."
            ),
            example=Example(
                before="place = names.index(name)  # the original: names.indexOf(name)\nif place == -1:\n    return None\n",
                after="place = names.index(name) if name in names else -1\nif place == -1:\n    return None\n",
                language="python",
            ),
        ),
        "index-of",
    ),
    _with_check(
        PairRule(
            id="queue-end",
            weight=Weight.MAJOR,
            severity=Severity.WARNING,
            what=(
                "Finds a call that takes the first element of a collection, translated by one that takes the last, or the "
                "reverse."
            ),
            why="A queue becomes a stack: a breadth-first search becomes depth-first and has other results.",
            example=Example(
                before="node = waiting.pop()  # the original: waiting.poll()\n",
                after="node = waiting.popleft()\n",
                language="python",
            ),
        ),
        "pop",
    ),
    _with_check(
        PairRule(
            id="replace-scope",
            weight=Weight.MAJOR,
            severity=Severity.WARNING,
            what=(
                "Finds a call that replaces every occurrence of a string, translated by one that replaces only the first, or the "
                "reverse."
            ),
            why="JavaScript's `replace` stops after the first match; those of Java, Python and C# replace all.",
            example=Example(
                before="const plain = line.replace(',', '');\n",
                after="const plain = line.replaceAll(',', '');\n",
                language="javascript",
            ),
        ),
        "replace",
        unless=_replaces_all,
    ),
    _with_check(
        PairRule(
            id="rounding-mode",
            weight=Weight.MODERATE,
            severity=Severity.INFORMATION,
            what="Finds a rounding call, translated by one that rounds 0.5 differently: up, away from zero, or to even.",
            why="`round(2.5)` is 2 in Python and C#, `Math.round(2.5)` is 3 in Java and JavaScript. Sums of money show it first.",
            example=Example(
                before="points = round(score)  # the original: Math.round(score)\n",
                after="points = math.floor(score + 0.5)\n",
                language="python",
            ),
        ),
        "round",
    ),
    _with_check(
        PairRule(
            id="time-unit",
            weight=Weight.MAJOR,
            severity=Severity.WARNING,
            what=(
                "Finds a clock or a pause translated by one with another unit, milliseconds for seconds, if the translation does "
                "not convert the time: by another literal, a factor of 1000 or more, or a call of a conversion."
            ),
            why="`sleep(500)` waits half a second in one language and eight minutes in another.",
            example=Example(
                before="time.sleep(500)  # the original: Thread.sleep(500)\n",
                after="time.sleep(0.5)\n",
                language="python",
            ),
        ),
        "time",
        "sleep",
        unless=is_converted,
    ),
)
