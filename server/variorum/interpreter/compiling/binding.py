"""Gives the parameters of a function their values: by position, by name, from defaults, or the rest of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter.compiling.scope import FIRST
from variorum.interpreter.values import UNDEFINED, UNSET, Array, Map, Sequence

if TYPE_CHECKING:
    from variorum.interpreter.compiling.template import Frame, Template


def bind_arguments(
    template: Template, frame: Frame, arguments: list[Any], named: dict[str, Any] | None
) -> None:
    """Fills the slots of the parameters. Raises a type error where the arguments do not fit."""
    machine = template.machine
    takes_any_count = machine.semantics.arguments == "loose"
    rest = dict(named) if named else {}
    is_block = not template.function.name and not template.function.owner
    if is_block and machine.semantics.arguments == "blocks":
        takes_any_count = True
        arguments = _spread(template, arguments)
    position = 0
    for index, parameter in enumerate(template.function.parameters):
        slot = FIRST + index
        name = parameter.symbol.name
        if parameter.rest == "*":
            frame[slot] = _rest(template, arguments[position:])
            position = len(arguments)
        elif parameter.rest == "**":
            frame[slot] = Map("insertion", rest)
            rest = {}
        elif position < len(arguments) and not parameter.is_keyword_only:
            frame[slot] = arguments[position]
            position += 1
            if arguments[position - 1] is UNDEFINED and parameter.default is not None:
                frame[slot] = UNSET
        elif name in rest:
            frame[slot] = rest.pop(name)
        if frame[slot] is UNSET:
            is_missing = takes_any_count and template.defaults[index] is None
            frame[slot] = machine.absent if is_missing else _default(template, index, frame)
    takes_more = takes_any_count or machine.semantics.arguments == "more"
    if (position < len(arguments) and not takes_more) or rest:
        raise machine.fail("type", "too many arguments")


def _spread(template: Template, arguments: list[Any]) -> list[Any]:
    """Returns the elements of a single list as the arguments of a block with several parameters."""
    parameters = [each for each in template.function.parameters if not each.is_keyword_only]
    is_single = len(arguments) == 1 and isinstance(arguments[0], (list, tuple))
    return list(arguments[0]) if is_single and len(parameters) > 1 else arguments


def _rest(template: Template, values: list[Any]) -> Any:
    template.machine.charge(len(values))
    form = template.machine.semantics.collections.rest
    if form == "tuple":
        return tuple(values)
    if form == "keyed array":
        return template.machine.make_collection(form, values)
    if form == "array":
        if len(values) == 1 and isinstance(values[0], Array) and template.machine.semantics.integers.bits:
            return values[0]
        return Array(values)
    return Sequence(values) if form == "sequence" else list(values)


def _default(template: Template, index: int, frame: Frame) -> Any:
    machine = template.machine
    default = template.defaults[index]
    if default is None:
        if machine.semantics.arguments == "loose":
            return UNDEFINED
        raise machine.fail("type", "an argument is missing")
    if not machine.semantics.shares_defaults:
        return default(frame)
    if template.run != machine.run_count:
        template.run = machine.run_count
        template.shared_defaults.clear()
    if index not in template.shared_defaults:
        template.shared_defaults[index] = default(frame)
    return template.shared_defaults[index]
