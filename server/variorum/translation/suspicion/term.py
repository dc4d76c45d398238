"""Terms: expressions and statements spelled alike in all languages, so that those of two programs can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

import attrs

from variorum.program.node import Node

VARIABLE = "variable "
CONSTANT = "constant "
CALL = "call "
SET = "set"
COUNTED_LOOP = "counted loop"
COMMUTATIVE = frozenset({"+", "*", "==", "!=", "&", "|", "^", "and", "or", f"{CALL}max", f"{CALL}min"})


@attrs.frozen(eq=False, slots=False)
class Term:
    """An operation on terms, or a name or a constant without any. `node` is the part of the program it stands for."""

    label: str
    parts: tuple[Term, ...]
    node: Node

    @cached_property
    def key(self) -> str:
        """Equal for terms with the same meaning, as far as their spelling tells."""
        return f"{self.label}({','.join(part.key for part in self.parts)})" if self.parts else self.label

    @property
    def is_name(self) -> bool:
        """Whether it is a variable, a parameter or a field."""
        return self.label.startswith(VARIABLE)

    @property
    def is_constant(self) -> bool:
        """Whether it is a literal."""
        return self.label.startswith(CONSTANT)

    @property
    def is_call(self) -> bool:
        """Whether it calls a function or a method."""
        return self.label.startswith(CALL)

    def walk(self) -> Iterator[Term]:
        """Yields the term and all its parts."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def renamed(self, names: Mapping[str, str]) -> Term:
        """Returns the term with the labels of some names replaced."""
        if not self.parts:
            return attrs.evolve(self, label=names[self.label]) if self.label in names else self
        return term(self.label, [part.renamed(names) for part in self.parts], self.node)


def term(label: str, parts: list[Term], node: Node) -> Term:
    """Returns a term. The parts of a commutative operation are sorted."""
    if label in COMMUTATIVE:
        parts = sorted(parts, key=lambda part: part.key)
    return Term(label, tuple(parts), node)
