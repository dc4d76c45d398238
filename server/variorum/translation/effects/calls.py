"""Emits the effects of calls: a library call by its concept, a call of the program's own functions by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from variorum.syntax.literals import number_value
from variorum.translation.effects import streams
from variorum.translation.effects.conditions import UNKNOWN
from variorum.translation.effects.effect import ABRUPT, NORMAL, Completion, Context, plain_name
from variorum.translation.effects.event_tree import Node
from variorum.translation.idioms import PLUMBING
from variorum.translation.operands import arguments_of

if TYPE_CHECKING:
    from variorum.translation.effects.walk import Walk

_ADDING = frozenset({"append", "push", "insert", "concat"})
_INPUT = frozenset({"input", "input-line", "input-int", "input-stream"})
# Libraries differ in how they split input, and lengths occur in almost every loop.
_IGNORED = (PLUMBING | _INPUT | {"output-stream", "length", "is-empty", "split", "trim"}) - {
    "min",
    "max",
    "contains",
}
_EXITS = frozenset({"exit", "throw"})


def call(walk: Walk, node: Node, context: Context) -> Completion:
    """Emits a call and its arguments."""
    concept = node.events.get("call")
    if concept is None:
        _invoke(walk, node, context)
    elif concept in streams.STAGES and streams.is_stage(node, concept) and not _reads_input(node):
        streams.stream(walk, node, concept, context)
        return NORMAL
    elif concept in _EXITS:
        walk.emit("throw", context, node)
    elif concept in _ADDING:
        walk.emit_growth(call_arguments(node), context, node)
    elif concept.startswith("output") and concept not in _IGNORED:
        walk.emit("output", context, node)
    elif concept not in _IGNORED:
        walk.emit(f"call {concept}", context, node)
    walk.sequence(node.children, context)
    return ABRUPT if concept in _EXITS else NORMAL


def call_arguments(node: Node) -> Sequence[Node]:
    """Returns the arguments of a call."""
    return node.part("call", "arguments") if "call" in node.shapes else ()


def _invoke(walk: Walk, node: Node, context: Context) -> None:
    name = node.events.get("invoke")
    # Some languages call `main` implicitly, others in code.
    if name is None or walk.declared.get(name) == "main" or _raises_recursion_limit(walk, node, name):
        return
    texts = arguments_of(node.shapes["call"].text("arguments")) if "call" in node.shapes else []
    walk.emit(f"invoke {plain_name(name)}", context, node, *(_key(text) for text in texts))


def _raises_recursion_limit(walk: Walk, node: Node, name: str) -> bool:
    raised = walk.language.meanings.get("traits", {}).get("recursion_raised", "")
    return bool(raised) and name.lstrip(".") == raised.rpartition(".")[2]


def _key(argument: str) -> str:
    plain = argument.removeprefix("this.").removeprefix("self.").lstrip("$&*")
    if plain.isidentifier():
        return f"${plain_name(plain)}"
    return number_value(plain) if plain[:1].isdigit() else UNKNOWN


def _reads_input(node: Node) -> bool:
    """Returns whether it reads input."""
    return node.events.get("call") in _INPUT or any(_reads_input(one) for one in node.children)
