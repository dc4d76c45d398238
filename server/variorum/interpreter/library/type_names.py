"""Operations that ask for the type of a value."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.objects import ClassValue, Exceptional, Object
from variorum.interpreter.values import UNDEFINED, Library, Map, Set, Uninterpreted


@operation("any.type_name")
def type_name(m: Any, value: Any) -> str:
    """`typeof`."""
    if value is UNDEFINED:
        return "undefined"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "bigint" if type(value).__name__ == "Big" else "number"
    if isinstance(value, str):
        return "string"
    if hasattr(value, "invoke") or isinstance(value, ClassValue):
        return "function"
    return "object"


PYTHON_TYPES = (
    (bool, "bool"),
    (int, "int"),
    (float, "float"),
    (str, "str"),
    (list, "list"),
    (tuple, "tuple"),
    (Map, "dict"),
    (Set, "set"),
)


@operation("any.class_of")
def class_of(m: Any, value: Any) -> Any:
    """The class of a value."""
    if isinstance(value, Object):
        return value.cls
    if isinstance(value, Exceptional):
        return Library(value.name)
    for kind, name in PYTHON_TYPES:
        if isinstance(value, kind):
            return Library(name)
    return Library("NoneType" if value is None else type(value).__name__)


@operation("any.is_instance")
def is_instance(m: Any, value: Any, kinds: Any) -> bool:
    """Python's `isinstance`."""
    wanted = kinds if isinstance(kinds, tuple) else (kinds,)
    for each in wanted:
        if isinstance(each, ClassValue):
            if isinstance(value, Object) and value.cls.is_a(each.name):
                return True
            continue
        name = getattr(each, "name", "")
        if _is_named(m, value, name.rsplit(".", 1)[-1]):
            return True
    return False


def _is_named(m: Any, value: Any, name: str) -> bool:
    if isinstance(value, Uninterpreted):
        return bool(m.comparer.guess(value.text + name))
    if isinstance(value, Exceptional):
        return bool(m.is_kind_of_exception(value.name, name))
    if isinstance(value, Object):
        return (
            bool(m.is_kind_of_exception(value.cls.library_base, name))
            if value.cls.library_base
            else name == "object"
        )
    if name == "object":
        return True
    if name in ("int", "Integral"):
        return isinstance(value, int)
    if name in ("Number", "Real"):
        return isinstance(value, (int, float))
    if name in ("Sequence", "Iterable", "Collection"):
        return isinstance(value, (list, tuple, str)) or (name != "Sequence" and isinstance(value, (Map, Set)))
    if name in ("Mapping", "MutableMapping"):
        return isinstance(value, Map)
    if name in ("Callable", "FunctionType"):
        return hasattr(value, "invoke")
    if name == "Counter":
        return isinstance(value, Map) and value.kind == "counter"
    if name == "OrderedDict":
        return isinstance(value, Map)
    return any(isinstance(value, kind) and known == name for kind, known in PYTHON_TYPES)


@operation("any.is_callable")
def is_callable(m: Any, value: Any) -> bool:
    """Whether a value can be called."""
    return (
        hasattr(value, "invoke")
        or isinstance(value, ClassValue)
        or (isinstance(value, Object) and bool(value.cls.find("__call__")))
    )
