"""Binary operators on values of any kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from variorum.interpreter.arithmetic import Arithmetic
from variorum.interpreter.collection_updates import added, removed, updated_in_place
from variorum.interpreter.copying import kind_like
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.numerals import Char, wrap
from variorum.interpreter.objects import Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.stepping import steps_of
from variorum.interpreter.values import UNDEFINED, Builder, Cursor, Device, Map, Place, Set, Uninterpreted

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

Operator = Callable[[Any, Any], Any]


class Operators:
    """The operators of one language, each a function of two values."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.arithmetic = Arithmetic(machine)
        self.comparer = machine.comparer
        self.is_unsigned_stronger = machine.semantics.integers.mixed == "unsigned"
        semantics = machine.semantics
        self.takes_elements = semantics.collections.adds_elements
        equal = {
            "method": self.equal,
            "identity": self.identical,
            "loose": self.comparer.loosely_equal,
            "juggled": self.comparer.loosely_equal,
        }[semantics.equality]
        self.table: dict[str, Operator] = {
            name: self._general(name, function) for name, function in self.arithmetic.operations.items()
        }
        self.table["+"] = self.add
        self.table.update(
            {
                "==": equal,
                "!=": lambda a, b: not equal(a, b),
                "is": self.identical,
                "is not": lambda a, b: not self.identical(a, b),
                "===": self.identical,
                "!==": lambda a, b: not self.identical(a, b),
                "<": self.less,
                ">": lambda a, b: self.less(b, a),
                "<=": self.at_most,
                ">=": lambda a, b: self.at_most(b, a),
                "<=>": self.spaceship,
                "in": self.is_in,
                "not in": lambda a, b: not self.is_in(a, b),
                "matches": self.matches,
                "=~": lambda a, b: machine.dispatch(a, "=~", [b]),
                ".": lambda a, b: self.join(a, b),
            }
        )
        if semantics.equality == "juggled":
            self.table.update(steps_of(machine, self.table))
        for name in ("+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>"):
            self.table[name + "="] = self._in_place(name)

    def _in_place(self, name: str) -> Operator:
        """Augmented assignment: containers change in place, other values are made anew."""
        plain = self.table[name]
        machine = self.machine
        update = {
            "|": "set.add_all",
            "&": "set.retain_all",
            "-": "set.remove_all",
            "^": "set.keep_either",
        }.get(name)
        method = "__i" + machine.semantics.operators.get(name, "").removeprefix("__")

        def run(a: Any, b: Any) -> Any:
            if type(a) is int and type(b) is int:
                return plain(a, b)
            if self.takes_elements and updated_in_place(machine, name, a, b):
                return a
            if isinstance(a, list) and name == "+" and not self.takes_elements:
                machine.operation("list.extend")(machine, a, b)
                return a
            if isinstance(a, list) and name == "*" and isinstance(b, int):
                a[:] = self.repeat(a, b)
                return a
            if isinstance(a, Set) and update is not None and isinstance(b, Set) and not a.is_frozen:
                machine.operation(update)(machine, a, b)
                return a
            if isinstance(a, Map) and name == "|":
                machine.operation("map.update")(machine, a, b)
                return a
            if isinstance(a, Object) and a.cls.find(method):
                return machine.call_method(a, method, [b])
            return plain(a, b)

        return run

    # --- arithmetic

    def _general(self, name: str, function: Operator) -> Operator:
        machine = self.machine
        numbers = (int, float)

        def run(a: Any, b: Any) -> Any:
            if isinstance(a, numbers) and isinstance(b, numbers):
                return function(a, b)
            found = self._overloaded(name, a, b)
            if found is not UNDEFINED:
                return found
            found = self._on_collections(name, a, b)
            if found is not UNDEFINED:
                return found
            if machine.semantics.undefined or machine.semantics.addition == "numbers":
                return function(machine.to_number(a), machine.to_number(b))
            return function(a, b)

        return run

    def _overloaded(self, name: str, a: Any, b: Any) -> Any:
        """Returns what the program's own operator gives, or UNDEFINED if there is none."""
        machine = self.machine
        if Uninterpreted in (type(a := machine.as_unknown(a)), type(b := machine.as_unknown(b))):
            return machine.uninterpreted("op" + name, [a, b])
        if isinstance(a, Pointer) and isinstance(b, (Object, Pointer)):
            a = a.target if not isinstance(b, Pointer) else a
        if isinstance(a, Object):
            for method in (machine.semantics.operators.get(name), "operator" + name):
                if method and a.cls.find(method):
                    templates: list[Any] = a.cls.find(method) or []
                    if templates[0].function.is_static:
                        return machine.invoke_method(templates, None, [a, b])
                    return machine.call_method(a, method, [b])
        if isinstance(b, Object):
            method = machine.semantics.operators.get("r" + name)
            if method and b.cls.find(method):
                return machine.call_method(b, method, [a])
            templates = b.cls.find("operator" + name) or []
            if templates and templates[0].function.is_static:
                return machine.invoke_method(templates, None, [a, b])
        if isinstance(a, Object) or isinstance(b, Object):
            free = machine.free_operator("operator" + name)
            if free is not None:
                return free.invoke([a, b])
        return UNDEFINED

    def _on_collections(self, name: str, a: Any, b: Any) -> Any:
        machine = self.machine
        if machine.semantics.mutable_texts and isinstance(b, list):
            b = Cursor(b, 0)
        if isinstance(a, Cursor):
            if isinstance(b, Cursor) and name == "-":
                return a.position - b.position
            if isinstance(b, int) and name == "-":
                return Cursor(a.container, a.position - b, a.is_reverse)
        if isinstance(a, Set) and isinstance(b, Set):
            combine = {"-": "set.minus", "&": "set.common", "|": "set.union", "^": "set.either"}.get(name)
            if combine is not None:
                return machine.operation(combine)(machine, a, b)
        if isinstance(a, KeyedArray) or isinstance(b, KeyedArray):
            raise machine.fail("type", "arithmetic on an array")
        if isinstance(a, Map) and isinstance(b, Map) and name in "-&|":
            return machine.operation("map.combine")(machine, a, b, name)
        if name == "*" and machine.semantics.multiplication_repeats:
            if isinstance(a, int) and isinstance(b, (str, list, tuple)):
                a, b = b, a
            if isinstance(a, (str, list, tuple)) and isinstance(b, int):
                return self.repeat(a, b)
        if name == "%" and isinstance(a, str) and machine.semantics.multiplication_repeats:
            return machine.operation("format.percent")(machine, a, b)
        if name == "-" and self.takes_elements:
            return removed(machine, a, b)
        if name == "-" and isinstance(a, list) and machine.semantics.collections.has_set_operators:
            if isinstance(b, (str, int, float)) or b is None:
                raise machine.fail("type", "no list")
            return kind_like(
                a, [each for each in a if not any(machine.equal(each, x) for x in elements_of(machine, b))]
            )
        if (
            name in "&|"
            and isinstance(a, list)
            and isinstance(b, list)
            and machine.semantics.collections.has_set_operators
        ):
            return machine.operation("list.combine")(machine, a, b, name)
        if name == "<<":
            return self._put_into(a, b)
        return UNDEFINED

    def _put_into(self, a: Any, b: Any) -> Any:
        machine = self.machine
        if isinstance(a, Device):
            return machine.operation("stream.put")(machine, a, b)
        if isinstance(a, list) and machine.semantics.collections.has_append_operator:
            machine.append(a, b)
            return a
        if isinstance(a, Builder):
            a.text += machine.text(b)
            machine.charge(len(a.text) >> 4)
            return a
        return UNDEFINED

    def repeat(self, value: Any, count: int) -> Any:
        """Returns a sequence several times over."""
        self.machine.charge(len(value) * max(count, 0))
        return value * count

    def add(self, a: Any, b: Any) -> Any:
        """The language's `+`."""
        ta, tb = type(a), type(b)
        machine = self.machine
        rule = machine.semantics.addition
        if ta is str and tb is str and rule != "numbers":
            machine.charge(len(a) + len(b))
            return a + b
        if isinstance(a, (int, float)) and isinstance(b, (int, float)):
            return self.arithmetic.operations["+"](a, b)
        found = self._overloaded("+", a, b)
        if found is not UNDEFINED:
            return found
        if self.takes_elements and (found := added(machine, a, b)) is not UNDEFINED:
            return found
        if rule == "display" and (ta is str or tb is str or (ta is Builder and tb is not Builder)):
            return self.join(a, b)
        if rule == "texts" and self._are_texts(a, b):
            text = self.join(a, b)
            return Builder(text) if machine.semantics.mutable_texts else text
        return self._add_collections(a, b)

    def _are_texts(self, a: Any, b: Any) -> bool:
        has_text = isinstance(a, (str, Builder)) or isinstance(b, (str, Builder))
        if self.machine.semantics.mutable_texts and type(a) is str and type(b) is not Builder:
            return False
        return has_text and all(isinstance(each, (str, Builder, Char)) for each in (a, b))

    def join(self, a: Any, b: Any) -> str:
        """Joins the texts of two values."""
        left, right = self.machine.text(a), self.machine.text(b)
        self.machine.charge(len(left) + len(right))
        return left + right

    def _add_collections(self, a: Any, b: Any) -> Any:
        machine = self.machine
        if isinstance(a, KeyedArray) and isinstance(b, KeyedArray):
            machine.charge(len(a) + len(b))
            return KeyedArray.of_entries(
                {**a.entries, **{k: v for k, v in b.entries.items() if k not in a.entries}}
            )
        if isinstance(a, Cursor) and isinstance(b, int):
            return Cursor(a.container, a.position + b, a.is_reverse)
        if isinstance(b, Cursor) and isinstance(a, int):
            return Cursor(b.container, b.position + a, b.is_reverse)
        if machine.semantics.mutable_texts and type(a) is str and isinstance(b, int):
            return a[b:]
        if machine.semantics.mutable_texts and isinstance(a, list) and isinstance(b, int):
            return Cursor(a, int(b))
        if isinstance(a, (list, tuple)) and not machine.semantics.undefined:
            if isinstance(b, (list, tuple)) and isinstance(a, tuple) == isinstance(b, tuple):
                machine.charge(len(a) + len(b))
                return kind_like(a, [*a, *elements_of(machine, b)]) if isinstance(a, list) else (*a, *b)
        if isinstance(a, Map) and isinstance(b, Map) and a.kind == "counter":
            return machine.operation("map.combine")(machine, a, b, "+")
        if machine.semantics.undefined:
            return self._coerced_sum(a, b)
        if machine.semantics.addition == "numbers":
            return self.arithmetic.operations["+"](machine.to_number(a), machine.to_number(b))
        return self.arithmetic.operations["+"](a, b)

    def _coerced_sum(self, a: Any, b: Any) -> Any:
        machine = self.machine
        is_text = any(
            isinstance(each, (str, list, Map, Object, Set)) or hasattr(each, "invoke") for each in (a, b)
        )
        if is_text:
            machine.note("coerced")
            return self.join(a, b)
        return self.arithmetic.operations["+"](machine.to_number(a), machine.to_number(b))

    # --- comparison

    def equal(self, a: Any, b: Any) -> bool:
        """Equality as the values define it."""
        ta, tb = type(a), type(b)
        if ta is tb and (ta is int or ta is str or ta is float):
            if ta is str:
                self.machine.scan(a)
            return bool(a == b)
        if isinstance(a, (Object, Pointer)) or isinstance(b, (Object, Pointer)):
            found = self._overloaded("==", a, b) if not (a is None or b is None) else UNDEFINED
            if found is not UNDEFINED:
                return self.comparer.truth(found)
            if isinstance(a, Place) or isinstance(b, Place):
                return self._target(a) is self._target(b)
        if isinstance(a, Place) and isinstance(b, Place):
            return a is b
        return self.comparer.equal(a, b)

    @staticmethod
    def _target(value: Any) -> Any:
        if isinstance(value, Pointer):
            return value.target
        return value.read() if isinstance(value, Place) else value

    def identical(self, a: Any, b: Any) -> bool:
        """Identity."""
        if isinstance(a, Pointer) and isinstance(b, Pointer):
            return a.target is b.target
        if isinstance(a, Object) and self.machine.semantics.equality == "identity":
            found = self._overloaded("==", a, b) if b is not None else UNDEFINED
            if found is not UNDEFINED:
                return self.comparer.truth(found)
            if (
                a.cls.definition.form == "record"
                and a.cls.has_value_equality
                and self.machine.semantics.display.record
            ):
                return (
                    self.comparer.equal(a, b) if self.machine.semantics.text_equality == "value" else a is b
                )
        return self.comparer.identical(a, b)

    def matches(self, a: Any, b: Any) -> bool:
        """Whether a subject is a case's value."""
        if self.machine.semantics.undefined:
            return self.comparer.identical(a, b)
        if isinstance(a, range) and not isinstance(b, range):
            a, b = b, a
        if isinstance(b, range) and not isinstance(a, range):
            return a in b
        return self.comparer.equal(a, b)

    def _as_compared(self, a: int | float, b: int | float) -> tuple[int | float, int | float]:
        """Converts a negative integer that is compared with an unsigned one, where the language does."""
        if not self.is_unsigned_stronger or type(a) is type(b) or (a >= 0 and b >= 0):
            return a, b
        if isinstance(a, float) or isinstance(b, float):
            return a, b
        cls: Any = self.arithmetic.result_type(type(a), type(b))
        if cls is int or cls.is_signed:
            return a, b
        return wrap(int(a), cls.bits, False), wrap(int(b), cls.bits, False)

    def is_juggling(self, a: Any, b: Any) -> bool:
        """Whether the language converts one of two numbers or booleans of different types before it compares them."""
        return type(a) is not type(b) and self.machine.semantics.equality == "juggled"

    def less(self, a: Any, b: Any) -> Any:
        """The language's `<`."""
        if isinstance(a, (int, float)) and isinstance(b, (int, float)) and not self.is_juggling(a, b):
            a, b = self._as_compared(a, b)
            return a < b
        for name, x, y in (("<", a, b), (">", b, a)):
            if isinstance(x, Object):
                found = self._overloaded(name, x, y)
                if found is not UNDEFINED:
                    return found
        if isinstance(a, Cursor) and isinstance(b, Cursor):
            return a.position < b.position
        return self.comparer.is_less(a, b)

    def at_most(self, a: Any, b: Any) -> Any:
        """The language's `<=`."""
        if isinstance(a, (int, float)) and isinstance(b, (int, float)) and not self.is_juggling(a, b):
            a, b = self._as_compared(a, b)
            return a <= b
        for name, x, y in (("<=", a, b), (">=", b, a)):
            if isinstance(x, Object):
                found = self._overloaded(name, x, y)
                if found is not UNDEFINED:
                    return found
        if isinstance(a, Set) and isinstance(b, Set):
            return a.elements.keys() <= b.elements.keys()
        if isinstance(a, Cursor) and isinstance(b, Cursor):
            return a.position <= b.position
        if self.machine.semantics.undefined:
            a, b = self.comparer.coerced(a, b)
            if isinstance(a, (int, float)) and isinstance(b, (int, float)):
                return a <= b
        return self.comparer.order(a, b) <= 0

    def spaceship(self, a: Any, b: Any) -> int:
        """Below, at or above 0."""
        return self.comparer.order(a, b)

    def is_in(self, a: Any, b: Any) -> bool:
        """Whether `a` is an element of `b`, a key of it, or a part of a text. JavaScript asks an array for a position."""
        if isinstance(b, list) and self.machine.semantics.undefined:
            position = self.machine.to_number(a)
            return isinstance(position, int) and 0 <= position < len(b) and b[position] is not UNDEFINED
        return bool(self.machine.guarded(self.machine.operation("any.contains"), b, a))
