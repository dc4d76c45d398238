"""Writes a witness as a unit test of the translation: its arguments, and what the original returns as the expectation.

`unit_tests.toml` of a language says how. `text` is the file, in which these are replaced: `$name` and `$Name` (the function),
`$owner` (its class), `$imported` (the class, or else the function), `$module` (the file without its ending), `$package`,
`$message`, `$call`, `$expected`, `$check`, and `$given` (the arguments as variables, where `[given]` says how). `[checks]`
compares by the kind or the name of the type, `[calls]` calls, `[values]` writes values, `[expected]` the expected
one, and `[types]` the names of types, with `$0` and `$1` for their parts and `$type` for the name of their own type.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from string import Template
from typing import Any

import attrs

from variorum.differential.verdict import Witness
from variorum.languages import Language
from variorum.program.types import Kind, Type
from variorum.program.values import Value

_KINDS = (
    (bool, Kind.BOOL),
    (int, Kind.INT),
    (float, Kind.FLOAT),
    (str, Kind.STR),
    (tuple, Kind.TUPLE),
    (list, Kind.LIST),
    (dict, Kind.MAP),
    (set, Kind.SET),
    (frozenset, Kind.SET),
)
_INT = Type(Kind.INT, "int", bits=32)
_LARGEST_INT = 2**31 - 1


class CannotWrite(Exception):
    """The language has no literal for a value."""


def witness_test(witness: Witness, language: Language, path: str, text: str) -> tuple[str, str] | None:
    """Returns the framework's name and the test. Returns None for programs, objects and languages without a table.

    Args:
        witness: the witness of a function.
        language: the translation's language.
        path: the translation's file.
        text: its text, which names its package.
    """
    table, called = language.unit_tests, witness.called
    if not table or called is None or witness.stdin or witness.expected is None:
        return None
    kind = "function" if not called.owner else "static" if called.made_with < 0 else "method"
    if kind not in table["calls"]:
        return None
    try:
        return table["framework"], _Writer(table).test(witness, kind, path, text)
    except CannotWrite:
        return None


@attrs.frozen
class _Writer:
    table: Mapping[str, Any]

    def test(self, witness: Witness, kind: str, path: str, text: str) -> str:
        """Returns the whole test."""
        called = witness.called
        assert called is not None
        types = [*called.parameters, *([Type(Kind.ANY)] * len(witness.arguments))]
        values = [self.value(value, type) for value, type in zip(witness.arguments, types, strict=False)]
        given = self.table.get("given")
        arguments = list(witness.names) if given else values
        made = max(called.made_with, 0)
        call = Template(self.table["calls"][kind]).substitute(
            name=called.name,
            owner=called.owner,
            made=", ".join(arguments[:made]),
            arguments=", ".join(arguments[made:]),
        )
        kind_of_expected = _kind_of(witness.expected)
        shape = self.table.get("expected", {}).get(kind_of_expected.value if kind_of_expected else "", "$0")
        expected = self.value(witness.expected, called.result)
        expected = self._filled(shape, [expected], witness.expected, called.result)
        declared = (
            [
                Template(given["argument"]).substitute(name=name, value=value, type=self.type_of(each, type))
                for name, value, each, type in zip(
                    witness.names, values, witness.arguments, types, strict=False
                )
            ]
            if given
            else []
        )
        package = re.search(r"^package (\w+)", text, re.MULTILINE)
        return Template(self.table["text"].lstrip("\n")).substitute(
            name=called.name,
            Name=called.name[:1].upper() + called.name[1:],
            owner=called.owner,
            imported=called.owner or called.name,
            module=re.split(r"[\\/]", path)[-1].split(".")[0],
            package=package[1] if package else "main",
            message=" ".join(witness.message.split()),
            call=call,
            expected=expected,
            given=(given or {}).get("separator", "\n").join(declared),
            check=self._check(call, expected, witness.expected, called.result),
        )

    def _check(self, call: str, expected: str, value: Value, type: Type) -> str:
        checks = self.table["checks"]
        kind = _kind_of(value)
        pattern = checks.get(type.name) or checks.get(kind.value if kind else "") or checks["any"]
        return Template(pattern).substitute(call=call, expected=expected)

    def value(self, value: Value, type: Type) -> str:
        """Returns a literal.

        Raises:
            CannotWrite: the language has none.
        """
        values, kind = self.table["values"], _kind_of(value)
        type = _declared(type)
        if value is None:
            return str(values["null"])
        if isinstance(value, bool):
            return str(values["true" if value else "false"])
        if isinstance(value, int | float):
            plain = values.get(kind.value if kind else "", "$0")
            number = values.get("long", plain) if _is_long(value, type) else plain
            return self._filled(number, [repr(value)], value, type)
        if isinstance(value, str):
            is_char = type.kind is Kind.CHAR and "char" in values
            quoted = json.dumps(value, ensure_ascii=False)[1:-1]
            literal = quoted.replace('\\"', '"').replace("'", "\\'") if is_char else quoted
            return self._filled(values["char" if is_char else "text"], [literal], value, type)
        if kind is None:
            raise CannotWrite
        shape = values.get(type.name) or values.get(kind.value)
        if shape is None:
            raise CannotWrite
        return self._filled(shape, [", ".join(self._elements(value, type))], value, type)

    def _elements(self, value: Value, type: Type) -> list[str]:
        inner = [*type.arguments, Type(Kind.ANY), Type(Kind.ANY)]
        if isinstance(value, Mapping):
            return [
                self._filled(
                    self.table["values"]["entry"], [self.value(k, inner[0]), self.value(v, inner[1])], k, type
                )
                for k, v in value.items()
            ]
        if isinstance(value, set | frozenset):
            return sorted(self.value(each, inner[0]) for each in value)
        if type.kind is Kind.TUPLE:
            return [
                self.value(each, own)
                for each, own in zip(value, [*inner, *([Type(Kind.ANY)] * len(value))], strict=False)
            ]
        return [self.value(each, inner[0]) for each in value]

    def _filled(self, shape: str, parts: Sequence[str], value: Value, type: Type) -> str:
        names = {"type": self.type_of(value, type)} if "$type" in shape else {}
        pattern = re.sub(r"\$(\d)", r"${part\1}", shape)
        return Template(pattern).substitute(**names, **{f"part{i}": part for i, part in enumerate(parts)})

    def type_of(self, value: Value, type: Type) -> str:
        """Returns the name of a value's declared type, or else of its own type."""
        type = _declared(type)
        type = type if type.name else _own_type(value)
        shape = self.table.get("types", {}).get(type.name, type.name)
        parts = {f"part{i}": self.type_of(None, each) for i, each in enumerate(type.arguments)}
        return Template(re.sub(r"\$(\d)", r"${part\1}", shape)).safe_substitute(parts)


def _declared(type: Type) -> Type:
    return type.arguments[0] if type.kind in (Kind.OPTIONAL, Kind.POINTER) and type.arguments else type


def _kind_of(value: Value) -> Kind | None:
    return next((kind for made, kind in _KINDS if isinstance(value, made)), None)


def _own_type(value: Value) -> Type:
    if isinstance(value, list):
        return Type(Kind.LIST, "[]", (_own_type(value[0]) if value else _INT,))
    kind = _kind_of(value)
    return _INT if kind is None else Type(kind, kind.value)


def _is_long(value: float, type: Type) -> bool:
    return isinstance(value, int) and (
        abs(value) > _LARGEST_INT or (type.bits == 64 and type.kind is Kind.INT)
    )
