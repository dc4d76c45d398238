"""Walks the abstract form of a function and emits its effects: what it does, under which conditions, in how many loops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from variorum.languages import Language
from variorum.translation.effects import arithmetic, branches, calls, loops
from variorum.translation.effects.conditions import CAUGHT, LOGIC, Conditions, Predicate
from variorum.translation.effects.effect import (
    ABRUPT,
    NORMAL,
    Completion,
    Context,
    Effect,
    atomic_predicates,
    plain_name,
)
from variorum.translation.effects.event_tree import Node


class Walk:
    """Emits the effects of one function."""

    def __init__(self, language: Language, parameters: Sequence[str]) -> None:
        self.language = language
        self.conditions = Conditions(language)
        self.declared: Mapping[str, str] = language.meanings.get("declarations", {})
        """The neutral names of specially named functions."""
        self.assigned = {plain_name(name) for name in parameters}
        """The names that have a value so far."""
        self.loop_keys: set[tuple[str, ...]] = set()
        """What loops have gone over so far; two loops over the same may well become one."""
        self.effects: list[Effect] = []
        self.inner: list[Node] = []
        """Functions that are declared inside of this one."""
        self._emitted_tests: set[Predicate] = set()

    def sequence(self, nodes: Sequence[Node], context: Context) -> bool:
        """Tell what a run of code does; true if nothing gets to its end."""
        is_abrupt = False
        for place, node in enumerate(nodes):
            if node.events.get("operator") == "neg":
                self.emit("neg", context, node, self.conditions.key(nodes[place + 1 : place + 2]))
                continue
            after = self.visit(node, context)
            is_abrupt = is_abrupt or after.is_abrupt
            if after.guards:
                context = context.assuming(after.guards)
        return is_abrupt

    def visit(self, node: Node, context: Context) -> Completion:
        """Tell what one piece of code does."""
        if node.is_function:
            self.inner.append(node)
            return NORMAL
        shapes, events = node.shapes, node.events
        for shape in ("choice", "unless"):
            if shape in shapes:
                return branches.branch(self, node, shape, context)
        if "comprehension" in shapes:
            loops.emit_comprehension(self, node, context)
        elif "loop" in events:
            loops.loop(self, node, context)
        elif "switch" in events:
            branches.switch(self, node, context)
        elif "return" in events or "throw" in events:
            self._leave(node, context)
            return ABRUPT
        elif "break" in events or "continue" in events:
            if "break" in events:
                self.emit("exit", context, node)
            return ABRUPT
        elif "catch" in events:
            self.sequence(node.children, context.assuming((CAUGHT,)))
        elif events.keys() & {"call", "invoke", "new"}:
            return calls.call(self, node, context)
        else:
            self._value(node, context)
        return NORMAL

    def values(self, nodes: Sequence[Node], context: Context) -> None:
        """Tell what is worked out for a result or a variable; a condition is `true` where it holds and `false` elsewhere."""
        if not self._is_condition(nodes):
            self.sequence(nodes, context)
            return
        self.emit_condition(nodes, context)
        for word in ("true", "false"):
            known = self.conditions.predicates_of(nodes, is_true=word == "true")
            self.emit(word, context.assuming(known), nodes[0])

    def emit_condition(self, nodes: Sequence[Node], context: Context) -> None:
        """Tell a condition and what is worked out for it; once only, however often it is asked.

        Of a condition such as `while (this)` there is nothing to tell.
        """
        if not nodes:
            return
        is_new = False
        for predicate in self.conditions.predicates_of(nodes):
            for one in atomic_predicates(predicate):
                is_new = self.atomic_predicates(one, context, nodes[0]) or is_new
        if is_new:
            self._operands(nodes, context)

    def atomic_predicates(self, predicate: Predicate, context: Context, node: Node) -> bool:
        """Tell that this is asked; false if it was asked before, or only asks whether a script is to start itself."""
        if predicate in self._emitted_tests or any(
            self.declared.get(str(key).strip("'")) == "main" for key in predicate
        ):
            return False
        self._emitted_tests.add(predicate)
        self.effects.append(Effect("if", (), context, node.span, predicate))
        return True

    def emit_growth(self, value: Sequence[Node], context: Context, node: Node) -> None:
        """Emits that something grows by a value: one effect for each arm that the value may come from."""
        if len(value) == 1 and "choice" in value[0].shapes:
            for arm, inside in branches.arms(self, value[0], context):
                self.emit_growth(arm, inside, node)
            return
        added_call = value[0].events.get("invoke", "") if len(value) == 1 else ""
        self.effects.append(Effect("update", (), context, node.span, added_call=plain_name(added_call)))

    def emit(self, action: str, context: Context, node: Node, *operands: str) -> None:
        """Emits one effect."""
        self.effects.append(Effect(action, operands, context, node.span))

    def number(self, number: str, context: Context, node: Node) -> None:
        """Tell a number; nought is where almost everything begins, and says nothing."""
        if number.startswith("-"):
            number = number[1:]
            self.emit("neg", context, node, number)
        if number != "0":
            self.emit(f"number {number}", context, node)

    def _leave(self, node: Node, context: Context) -> None:
        if "throw" in node.events:
            self.emit("throw", context, node)
        elif context.loops:
            self.emit("exit", context, node)
        if "return" in node.events and (node.children or node.shapes):
            self.emit("return", context, node)
            if self._is_condition(node.children):
                known = self.conditions.predicates_of(node.children)
                self.effects.append(Effect("returned-test", (), context.assuming(known), node.span))
        # A nameless function or a short one may be nothing but the value that it returns.
        if node.shapes or node.events.keys() & {"call", "invoke", "new", "number", "string", "boolean"}:
            self.values([node.without("return", "throw")], context)
        else:
            self.values(node.children, context)

    def _is_condition(self, nodes: Sequence[Node]) -> bool:
        if len(nodes) != 1:
            return len(nodes) > 1 and nodes[0].events.get("operator") == "not"
        [node] = nodes
        return "negation" in node.shapes or (
            "binary" in node.shapes and self.conditions.operator(node) in LOGIC
        )

    def _operands(self, nodes: Sequence[Node], context: Context) -> None:
        """What the operands of a condition work out, without the plain numbers that the condition itself has."""
        for node in nodes:
            if "negation" in node.shapes:
                self._operands(node.part("negation", "of"), context)
            elif "binary" in node.shapes and self.conditions.operator(node) in LOGIC:
                for side in ("left", "right"):
                    self._operands(node.part("binary", side), context)
            elif "number" not in node.events and "operator" not in node.events:
                self.visit(node, context)

    def _value(self, node: Node, context: Context) -> None:
        shapes, events = node.shapes, node.events
        if "binary" in shapes:
            arithmetic.binary(self, node, context)
        elif "update" in shapes:
            arithmetic.update(self, node, context)
        elif "assign" in shapes:
            arithmetic.assign(self, node, context)
        elif "negation" in shapes:
            self.values([node], context)
        elif "number" in events:
            self.number(events["number"], context, node)
        elif "string" in events and self.declared.get(events["string"]) != "main":
            for piece in arithmetic.literal_parts(events["string"]):
                self.emit(f"text {piece}", context, node)
        elif "boolean" in events:
            self.emit(events["boolean"], context, node)
        elif node.children:
            self.sequence(node.children, context)
