"""Which kinds convert to which, from the `[kinds]` table of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import attrs

from variorum.typecheck.kinds import ARRAY, NULL, Kind, Known
from variorum.typecheck.signatures import Library

# What a conversion costs when one of several versions of a method has to be chosen.
_SAME, _WIDER, _BASE, _BOXED = 0, 1, 8, 20


@attrs.frozen(slots=False, eq=False)
class Conversions:
    """What the language lets a value of one kind be taken for."""

    facts: Mapping[str, Any]
    library: Library

    @cached_property
    def numbers(self) -> Sequence[str]:
        """The kinds of numbers; each converts to those behind it."""
        return tuple(self.facts["numbers"])

    @cached_property
    def integers(self) -> frozenset[str]:
        """Those of the numbers that have no fractions."""
        return frozenset(self.facts["integers"])

    @cached_property
    def truth(self) -> str:
        """The kind of a condition."""
        return str(self.facts["truth"])

    @cached_property
    def text(self) -> str:
        """The kind of a text."""
        return str(self.facts["text"])

    def plain(self, kind: Known) -> Known:
        """The number or truth value in a box; any other kind as it is."""
        if kind is None:
            return None
        inner = self.facts.get("boxes", {}).get(kind.name)
        return Kind(inner) if inner else kind

    def boxed(self, kind: Known) -> Known:
        """The box that a number or truth value goes into where only objects can be."""
        if kind is None:
            return None
        return next(
            (Kind(box) for box, inner in self.facts.get("boxes", {}).items() if inner == kind.name), kind
        )

    def is_number(self, kind: Known) -> bool:
        """Whether arithmetic works on it, in a box or not."""
        plain = self.plain(kind)
        return plain is not None and plain.name in self.numbers

    def is_truth(self, kind: Known) -> bool:
        """Whether it can be a condition."""
        plain = self.plain(kind)
        if plain is None or plain.name == self.truth:
            return plain is not None
        if plain.name in self.facts.get("truths", ()):
            return True
        return bool(self.facts.get("numbers_are_truths")) and plain.name in self.numbers

    @cached_property
    def _widens(self) -> Mapping[str, Sequence[str]] | None:
        """The kinds that each number converts to, where their order does not say it."""
        table: Mapping[str, Sequence[str]] | None = self.facts.get("widens")
        return table

    def _widens_either(self, one: str, other: str) -> bool:
        assert self._widens is not None
        return other in self._widens.get(one, ()) or one in self._widens.get(other, ())

    def is_step(self, kind: Known) -> bool:
        """Whether counting up takes it to its next value, though it is no number."""
        return kind is not None and kind.name in self.facts.get("steps", ())

    def is_plain(self, kind: Known) -> bool:
        """Whether it is a number or truth value outside of a box, which can never be null."""
        return kind is not None and (kind.name in self.numbers or kind.name == self.truth)

    def is_pointer(self, kind: Known) -> bool:
        """Whether it points to something, in a language in which pointers are values."""
        return kind is not None and kind.name in self.facts.get("pointers", ())

    def is_known(self, kind: Known) -> bool:
        """Whether all is known that a verdict about the kind needs."""
        if kind is None:
            return False
        if self.is_pointer(kind):
            return True
        if kind.name == ARRAY or kind == NULL or self.is_plain(kind):
            return True
        return self.library.get(kind.name) is not None and self.library.is_complete(kind)

    def has_own_operators(self, kind: Known) -> bool:
        """Whether operators may mean anything on it: a class of the library that defines some, or one of the file."""
        if kind is None:
            return False
        listed = self.facts.get("overloaded")
        if listed is None:
            return False
        known = self.library.get(kind.name)
        return kind.name in listed or (known is not None and not known.text)

    def settled(self, kind: Known) -> Known:
        """What a constant of that kind becomes as the value of a variable."""
        name = self.facts.get("settled", {}).get(kind.name) if kind is not None else None
        return Kind(name) if name is not None else kind

    def is_mixed(self, one: Known, other: Known) -> bool:
        """Whether two numbers cannot stand on both sides of an operator, in a language that converts none."""
        if not self.facts.get("exact_operands") or one is None or other is None or one == other:
            return False
        if not (one.name in self.numbers and other.name in self.numbers):
            return False
        constants = self.facts.get("settled", {})
        return not (one.name in constants and other.name in constants) and not self._widens_either(
            one.name, other.name
        )

    def promoted(self, one: Known, other: Known) -> Known:
        """The kind of an arithmetic result; unknown where neither operand converts to the other."""
        source, target = self.plain(one), self.plain(other)
        if source is None or target is None:
            return None
        if source.name not in self.numbers or target.name not in self.numbers:
            return None
        if (
            self._widens is not None
            and source != target
            and not self._widens_either(source.name, target.name)
        ):
            return None
        least = self.numbers.index(self.facts.get("promoted", self.numbers[0]))
        return Kind(
            self.numbers[max(self.numbers.index(source.name), self.numbers.index(target.name), least)]
        )

    def fits(self, value: Known, wanted: Known, constant: int | None = None) -> bool:
        """Whether a value of the one kind can be taken for the other; True where that cannot be said.

        Args:
            value: the kind of the value.
            wanted: the kind that its place asks for.
            constant: the value itself where it is a constant integer: it may fit where its kind does not.
        """
        return self.cost(value, wanted, constant) is not None

    def narrows(self, value: Known, wanted: Known) -> bool:
        """Whether a constant of a kind is taken as the other one where its value fits."""
        if value is None or wanted is None or value.name not in self.integers:
            return False
        return wanted.name in self.facts.get("constants_narrow", {})

    def cost(self, value: Known, wanted: Known, constant: int | None = None) -> int | None:
        """How far the conversion goes, 0 for none at all; None where there is no conversion."""
        if value is None or wanted is None or value == wanted:
            return _SAME
        if not self.is_known(value) or not self.is_known(wanted):
            return _SAME
        if value == NULL:
            return None if self.is_plain(wanted) else _BASE
        if wanted.name == "Object":
            return _BOXED
        if wanted.name in self.facts.get("settled", {}):
            # A variable that was bound to a constant: what it is, its other uses decide.
            return _SAME
        taken_for = self.facts.get("taken_for", {}).get(value.name)
        if taken_for is not None:
            return None if self.is_known(wanted) and wanted.name not in taken_for else _BASE
        if self.is_pointer(wanted):
            return None if constant != 0 and self.is_number(value) else _BASE
        if constant == 0 and self.facts.get("pointers") and wanted.name == self.text:
            # Zero is a pointer to nothing, too.
            return _BASE
        if self.has_own_operators(value) or self.has_own_operators(wanted):
            # Such a class may say what converts to it, too.
            return _BASE
        if self.is_plain(wanted):
            return self._to_plain(value, wanted, constant)
        if self.is_plain(value):
            return self._into_box(value, wanted, constant)
        if (value.name == ARRAY or wanted.name == ARRAY) and self.library.get(ARRAY) is None:
            return self._between_arrays(value, wanted)
        return self._to_base(value, wanted)

    def _to_plain(self, value: Kind, wanted: Kind, constant: int | None) -> int | None:
        plain = self.plain(value)
        assert plain is not None
        opening = _SAME if plain is value else _BOXED
        if plain == wanted:
            return opening
        if plain.name not in self.numbers or wanted.name not in self.numbers:
            return None
        if self.facts.get("numbers_convert"):
            return opening + _WIDER
        if self._widens is not None:
            wider = self._widens.get(plain.name, ())
            if wanted.name in wider:
                return opening + (1 + wider.index(wanted.name)) * _WIDER
            return _BASE if constant is not None and self._holds(wanted.name, constant) else None
        steps = self.numbers.index(wanted.name) - self.numbers.index(plain.name)
        if steps > 0 and wanted.name not in self.facts.get("never_wider", ()):
            return opening + steps * _WIDER
        return _BASE if constant is not None and self._holds(wanted.name, constant) else None

    def _into_box(self, value: Kind, wanted: Kind, constant: int | None) -> int | None:
        plain = self.plain(wanted)
        if plain is not wanted and plain is not None:
            fits = plain == value or (constant is not None and self._holds(plain.name, constant))
            return _BOXED if fits else None
        box = self.boxed(value)
        steps = self._to_base(box, wanted) if box is not None else None
        return None if steps is None else _BOXED + steps

    def _holds(self, kind: str, constant: int) -> bool:
        bounds = self.facts.get("constants_narrow", {}).get(kind)
        return bounds is not None and bounds[0] <= constant <= bounds[1]

    def _between_arrays(self, value: Kind, wanted: Kind) -> int | None:
        if value.name != wanted.name:
            return None
        source, target = value.element, wanted.element
        if source is None or target is None or source == target:
            return _SAME
        if self.is_plain(source) or self.is_plain(target):
            return None if self.is_known(source) and self.is_known(target) else _SAME
        return self.cost(source, target)

    def _to_base(self, value: Kind, wanted: Kind) -> int | None:
        if value.name == ARRAY and wanted.name in self.facts.get("arrays_are", ()):
            return _BASE
        if value.name == wanted.name == ARRAY:
            return self._between_arrays(value, wanted)
        for steps, (known, seen) in enumerate(self.library.lineage(value)):
            if known.name == wanted.name:
                return steps * _WIDER if self._same_contents(seen, wanted) else None
        return None

    def _same_contents(self, value: Kind, wanted: Kind) -> bool:
        """Whether the type arguments can be the same; only boxes and texts are told apart."""
        for source, target in zip(value.arguments, wanted.arguments, strict=False):
            if source is None or target is None or source == target:
                continue
            if self._is_sealed(source) and self._is_sealed(target):
                return False
        return True

    def _is_sealed(self, kind: Kind) -> bool:
        known = self.library.get(kind.name)
        return kind.name == ARRAY or self.is_plain(kind) or (known is not None and known.is_final)
