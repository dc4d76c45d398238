"""Normalises conditions to sets of predicates about names and numbers.

`!(a < b || done)`, `a >= b and not done` and the second condition of `if (a < b) return; if (done) return;` give the
same
two predicates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from variorum.languages import Language
from variorum.syntax.name_words import words_of
from variorum.translation.effects.event_tree import Node

Predicate = tuple[Any, ...]
"""A predicate: `("<", "$a", "3")`, `("holds", "$actions")`, `("or", (predicates, predicates))`."""

CAUGHT: Predicate = ("caught",)
"""The guard of an exception handler."""

UNKNOWN = "?"
"""The key of an operand that is neither a name nor a literal nor a call."""
_SAME: Mapping[str, str] = {"is": "==", "is-not": "!=", "===": "==", "!==": "!=", "int-/": "/"}
_OPPOSITE: Mapping[str, str] = {
    "<": ">=",
    ">": "<=",
    "<=": ">",
    ">=": "<",
    "==": "!=",
    "!=": "==",
    "holds": "fails",
    "fails": "holds",
}
COMPARISONS = frozenset({"<", "<=", ">", ">=", "==", "!="})
"""The comparison operators."""
LOGIC = COMPARISONS | {"and", "or"}
"""The operators with a boolean result."""
_LENGTH = "#length"


class Conditions:
    """Reads operands and conditions of one language."""

    def __init__(self, language: Language) -> None:
        self._operators: Mapping[str, str] = language.meanings.get("operators", {})
        self._receivers = frozenset(language.meanings.get("receivers", ()))

    def operator(self, node: Node) -> str:
        """Returns the language-neutral name of a binary node's operator."""
        text = " ".join(node.shapes["binary"].text("operator").split())
        name = self._operators.get(text, text)
        return _SAME.get(name, name)

    def predicates_of(self, nodes: Sequence[Node], *, is_true: bool = True) -> tuple[Predicate, ...]:
        """Returns the predicates that hold if the condition in these nodes is true, or if it is false."""
        chain = [node for node in nodes if node.events.get("operator") in COMPARISONS]
        if chain and len(nodes) > 2:
            return self._chain(nodes, is_true=is_true)
        core = [node for node in nodes if "operator" not in node.events] or list(nodes)
        if len(core) != 1:
            return (_plain("holds" if is_true else "fails", self.key(core)),)
        node = core[0]
        if "negation" in node.shapes:
            return self.predicates_of(node.part("negation", "of"), is_true=not is_true)
        if "binary" in node.shapes:
            return self._binary(node, is_true=is_true)
        if "call" in node.events:
            return self._call(node, is_true=is_true)
        return (_plain("holds" if is_true else "fails", self.key(core)),)

    def key(self, nodes: Sequence[Node]) -> str:
        """Returns the key of an operand: `$name`, the value of a literal, `#concept` for a call, `?` for anything
        else.
        """
        if len(nodes) == 2 and nodes[0].events.get("operator") == "neg" and "number" in nodes[1].events:
            return "-" + nodes[1].events["number"]
        names = [node.events["name"] for node in nodes if "name" in node.events]
        if names and len(names) == len(nodes):
            name = names[-1]
            return UNKNOWN if name in self._receivers else "$" + "".join(words_of(name))
        if len(nodes) != 1:
            return UNKNOWN
        [node] = nodes
        for kind in ("number", "boolean", "null"):
            if kind in node.events:
                return node.events[kind]
        if "string" in node.events:
            return f"'{node.events['string']}'"
        if "call" in node.events:
            return f"#{node.events['call']}"
        if "invoke" in node.events:
            return "#" + "".join(words_of(node.events["invoke"]))
        return UNKNOWN

    def _binary(self, node: Node, *, is_true: bool) -> tuple[Predicate, ...]:
        operator = self.operator(node)
        left, right = node.part("binary", "left"), node.part("binary", "right")
        if operator in ("and", "or"):
            source, target = (
                self.predicates_of(left, is_true=is_true),
                self.predicates_of(right, is_true=is_true),
            )
            if (operator == "and") is is_true:
                return (*source, *target)
            return (("or", *sorted((_sorted(source), _sorted(target)), key=repr)),)
        if operator in COMPARISONS:
            return (compared(operator, self.key(left), self.key(right), is_true=is_true),)
        if operator in ("in", "not-in"):
            return (_plain("holds" if is_true is (operator == "in") else "fails", "#contains"),)
        return (_plain("holds" if is_true else "fails", UNKNOWN),)

    def _chain(self, nodes: Sequence[Node], *, is_true: bool) -> tuple[Predicate, ...]:
        """Returns the predicates of a chained comparison `a < b <= c`: both of them, or the disjunction of their
        opposites.
        """
        operands: list[list[Node]] = [[]]
        operators = []
        for node in nodes:
            operator = node.events.get("operator")
            if operator in COMPARISONS:
                operators.append(operator)
                operands.append([])
            else:
                operands[-1].append(node)
        keys = [self.key(operand) for operand in operands]
        found = [
            compared(operator, keys[place], keys[place + 1], is_true=is_true)
            for place, operator in enumerate(operators)
        ]
        if is_true or len(found) == 1:
            return tuple(found)
        return (("or", *sorted(((one,) for one in found), key=repr)),)

    def _call(self, node: Node, *, is_true: bool) -> tuple[Predicate, ...]:
        concept = node.events["call"]
        if concept == "is-empty":
            return (compared("==", _LENGTH, "0", is_true=is_true),)
        if concept == "equals" and "call" in node.shapes:
            left, right = node.part("call", "receiver"), node.part("call", "arguments")
            return (compared("==", self.key(left), self.key(right), is_true=is_true),)
        return (_plain("holds" if is_true else "fails", f"#{concept}"),)


def compared(operator: str, left: str, right: str, *, is_true: bool = True) -> Predicate:
    """Returns a comparison in its canonical form."""
    if not is_true:
        operator = _OPPOSITE[operator]
    if operator in (">", ">="):
        operator, left, right = ("<" if operator == ">" else "<="), right, left
    if (operator, left, right) in (("<", "0", _LENGTH), ("<=", "1", _LENGTH)):
        return "!=", _LENGTH, "0"
    if (operator, left, right) in (("<=", _LENGTH, "0"), ("<", _LENGTH, "1")):
        return "==", _LENGTH, "0"
    if operator in ("==", "!="):
        for truth, other in ((left, right), (right, left)):
            if truth in ("true", "false"):
                return _plain("holds" if (truth == "true") is (operator == "==") else "fails", other)
        left, right = sorted((left, right))
    return operator, left, right


def opposite(predicate: Predicate) -> Predicate | None:
    """Returns the opposite of a predicate. Returns None for a disjunction."""
    if predicate[0] in COMPARISONS:
        return compared(predicate[0], predicate[1], predicate[2], is_true=False)
    return (_OPPOSITE[predicate[0]], *predicate[1:]) if predicate[0] in _OPPOSITE else None


def negated(predicates: Sequence[Predicate]) -> tuple[Predicate, ...]:
    """Returns the negation of a conjunction of predicates."""
    if len(predicates) == 1 and predicates[0][0] == "or":
        return tuple(one for alternative in predicates[0][1:] for one in negated(alternative))
    opposites = [opposite(one) for one in predicates]
    if len(predicates) == 1 and opposites[0] is not None:
        return (opposites[0],)
    return (
        (
            "or",
            *sorted(
                (
                    negated((one,)) if other is None else (other,)
                    for one, other in zip(predicates, opposites, strict=True)
                ),
                key=repr,
            ),
        ),
    )


def _plain(word: str, key: str) -> Predicate:
    return word, key


def _sorted(predicates: Sequence[Predicate]) -> tuple[Predicate, ...]:
    return tuple(sorted(predicates, key=repr))
