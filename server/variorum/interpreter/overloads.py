"""Chooses the one of several functions that fits the arguments of a call best."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.template import Template
from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Object
from variorum.interpreter.values import (
    Builder,
    Map,
    Place,
    Sequence,
    Set,
)
from variorum.program.types import Kind, Type

VALUE_KINDS: dict[Kind, tuple[type, ...]] = {
    Kind.INT: (int,),
    Kind.FLOAT: (float,),
    Kind.BOOL: (bool,),
    Kind.CHAR: (Char,),
    Kind.STR: (str, Builder),
    Kind.BUILDER: (Builder, str),
    Kind.LIST: (list, tuple),
    Kind.MAP: (Map,),
    Kind.SET: (Set,),
    Kind.TUPLE: (tuple, Sequence),
}


class Overloading(MachinePart):
    """Scores functions of the same name by how well their parameters fit."""

    def fitting(self, templates: list[Template], arguments: list[Any]) -> Template:
        """Returns the function that fits best; the first of those that fit equally well."""
        best, best_score = templates[0], -1
        for template in templates:
            score = self._fit(template, arguments)
            if score > best_score:
                best, best_score = template, score
        return best

    def _fit(self, template: Template, arguments: list[Any]) -> int:
        parameters = template.function.parameters
        count = len(parameters)
        has_rest = any(each.rest for each in parameters)
        least = sum(1 for each in parameters if each.default is None and not each.rest)
        if not (least <= len(arguments) and (has_rest or len(arguments) <= count)):
            return -1
        score = 1 if has_rest else 2
        for parameter, value in zip(parameters, arguments, strict=False):
            score += self._type_fit(parameter.symbol.type, value)
        return score

    def _type_fit(self, type_: Type, value: Any) -> int:
        if isinstance(value, Place):
            value = value.read()
        if type_.kind is Kind.ANY:
            return 2
        if type_.kind is Kind.INT and isinstance(value, int) and not isinstance(value, bool):
            return 10 if type(value) is self.numeral(type_) else 7
        if type_.kind is Kind.FLOAT and isinstance(value, (int, float)) and not isinstance(value, bool):
            return 10 if isinstance(value, float) else 5
        if type_.kind is Kind.OBJECT:
            if isinstance(value, Object):
                return 10 if value.cls.name == type_.name else 8 if value.cls.is_a(type_.name) else 1
            return 1 if type_.name in ("Object", "T", "E") or value is None else 0
        expected = VALUE_KINDS.get(type_.kind)
        if expected is not None:
            return (
                10
                if isinstance(value, expected) and not (bool not in expected and type(value) is bool)
                else -20
            )
        return 0
