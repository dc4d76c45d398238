"""Neutral values as literals: what most languages share, and those of Java and C++, by declared types."""

from __future__ import annotations

import json
from typing import Any

from variorum.program.types import Kind, Type

_JAVA_INTS = {8: "byte", 16: "short", 32: "int", 64: "long"}
_BOXED = {
    "byte": "Byte",
    "short": "Short",
    "int": "Integer",
    "long": "Long",
    "double": "Double",
    "float": "Float",
    "boolean": "Boolean",
    "char": "Character",
}


def quoted(value: str) -> str:
    """Returns a text in double quotes, as C and its descendants write it."""
    return json.dumps(value)


def java_type(type_: Type, boxed: bool = False) -> str | None:
    """Returns how Java writes a type."""
    simple = {
        Kind.INT: _JAVA_INTS.get(type_.bits),
        Kind.FLOAT: "float" if type_.bits == 32 else "double",
        Kind.BOOL: "boolean",
        Kind.CHAR: "char",
        Kind.STR: "String",
    }.get(type_.kind)
    if simple is not None:
        return _BOXED.get(simple, simple) if boxed else simple
    if type_.kind is Kind.LIST and type_.name == "[]" and type_.arguments:
        inner = java_type(type_.arguments[0])
        return f"{inner}[]" if inner else None
    if type_.kind in (Kind.LIST, Kind.SET) and type_.arguments:
        inner = java_type(type_.arguments[0], boxed=True)
        return f"{type_.name}<{inner}>" if inner else None
    return None


def java_literal(value: Any, type_: Type) -> str | None:
    """Returns a value as Java writes it, None where it cannot be written."""
    if type_.kind is Kind.INT and isinstance(value, int) and _JAVA_INTS.get(type_.bits):
        return f"({_JAVA_INTS[type_.bits]}) {value}{'L' if type_.bits == 64 else ''}"
    if type_.kind is Kind.FLOAT:
        return f"({'float' if type_.bits == 32 else 'double'}) {float(value)!r}"
    if type_.kind is Kind.BOOL:
        return "true" if value else "false"
    if type_.kind is Kind.CHAR:
        return json.dumps(value).replace('"', "'").replace("'''", "'\\''") if value != "'" else "'\\''"
    if type_.kind is Kind.STR:
        return json.dumps(value)
    whole = java_type(type_)
    if whole is None or type_.kind not in (Kind.LIST, Kind.SET):
        return None
    parts = [java_literal(each, type_.arguments[0]) for each in value]
    if None in parts:
        return None
    inner = ", ".join(map(str, parts))
    if type_.name == "[]":
        return f"new {whole}{{{inner}}}"
    made = {"List": "ArrayList", "Collection": "ArrayList", "Iterable": "ArrayList", "Set": "HashSet"}.get(
        type_.name, type_.name
    )
    if made not in ("ArrayList", "LinkedList", "HashSet", "TreeSet", "LinkedHashSet"):
        return None
    return f"new java.util.{made}<>(java.util.Arrays.<{java_type(type_.arguments[0], boxed=True)}>asList({inner}))"


def cpp_type(type_: Type) -> str | None:
    """Returns how C++ writes a type."""
    if type_.kind is Kind.INT:
        return {
            (32, True): "int",
            (64, True): "long long",
            (32, False): "unsigned",
            (64, False): "unsigned long",
        }.get((type_.bits, type_.is_signed))
    simple = {
        Kind.FLOAT: "float" if type_.bits == 32 else "double",
        Kind.BOOL: "bool",
        Kind.CHAR: "char",
        Kind.BUILDER: "std::string",
    }
    if type_.kind in simple:
        return simple[type_.kind]
    if type_.kind is Kind.STR:
        return "const char*"
    if type_.kind is Kind.LIST and type_.name == "vector" and type_.arguments:
        inner = cpp_type(type_.arguments[0])
        return f"std::vector<{inner}>" if inner else None
    return None


def cpp_literal(value: Any, type_: Type) -> tuple[str, str] | None:
    """Returns the type and the value as C++ writes them, None where they cannot be written."""
    whole = cpp_type(type_)
    if whole is None:
        return None
    if type_.kind is Kind.LIST:
        parts = [cpp_literal(each, type_.arguments[0]) for each in value]
        if None in parts:
            return None
        return whole, "{" + ", ".join(part[1] for part in parts if part is not None) + "}"
    if type_.kind in (Kind.STR, Kind.BUILDER):
        return whole, json.dumps(value)
    if type_.kind is Kind.CHAR:
        return whole, f"(char) {ord(value)}"
    if type_.kind is Kind.BOOL:
        return whole, "true" if value else "false"
    return whole, repr(float(value)) if type_.kind is Kind.FLOAT else f"{value}LL" if abs(
        value
    ) > 2**31 else str(value)
