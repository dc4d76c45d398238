"""Tells whether a translation converts a time to the unit that another library counts in."""

from __future__ import annotations

import math
import re
from collections import Counter

from variorum.translation.library_behaviours import Behaviour, differing_behaviours
from variorum.translation.pair_rule import AlignedUnit
from variorum.translation.sides import Side

# How many seconds the units of `meanings.toml` are.
_SECONDS = {"nanoseconds": 1e-9, "microseconds": 1e-6, "milliseconds": 1e-3, "seconds": 1.0}
# Factors between units are powers of a thousand; 60 and 24 are not among these units.
_LEAST_FACTOR = 1e3
_OPERATOR = re.compile(r"[-+*/%]")
_CONVERSION = re.compile(
    r"(?i)(?:to|as|from|of)_?(?:milli|micro|nano|second)|\btimeunit\b|\btimedelta\b|\bduration\b"
)


def converts_time(unit: AlignedUnit) -> bool:
    """Returns whether the translation converts a time that its library counts in another unit."""
    return any(is_converted(unit, *calls) for calls in differing_behaviours(unit, "time", "sleep"))


def is_converted(unit: AlignedUnit, source: Behaviour, target: Behaviour) -> bool:
    """Returns whether a call and its counterpart, which count in different units, mean the same time: their literal arguments
    do, or only one side has a factor between units or calls a conversion."""
    was, now = _literal_time(unit.source, source), _literal_time(unit.target, target)
    if was is not None and now is not None:
        return math.isclose(was, now)
    return _factors(unit.source) != _factors(unit.target) or _calls_conversion(
        unit.source
    ) != _calls_conversion(unit.target)


def _literal_time(side: Side, call: Behaviour) -> float | None:
    """Returns the seconds that the only number among the arguments stands for, None if they compute it."""
    arguments = call.shape.parts.get("arguments")
    scale = _SECONDS.get(call.manner.rpartition(" ")[2])
    if arguments is None or scale is None or _OPERATOR.search(side.text(arguments.span)):
        return None
    values = [
        value
        for event in side.form.numbers
        if arguments.span.contains(event.span)
        for value in _numbers(event.value)
    ]
    return values[0] * scale if len(values) == 1 else None


def _factors(side: Side) -> Counter[float]:
    """Returns how often each factor between units occurs; a factor and its inverse count as one."""
    sizes = (
        max(value, 1 / value) for event in side.form.numbers for value in _numbers(event.value) if value > 0
    )
    return Counter(size for size in map(round, sizes) if size >= _LEAST_FACTOR and math.log10(size) % 3 == 0)


def _numbers(text: str) -> list[float]:
    try:
        return [float(text)]
    except ValueError:
        return []


def _calls_conversion(side: Side) -> bool:
    return any(_CONVERSION.search(side.text(shape.span)) for shape in side.shapes("call"))
