"""Walks the event tree of a function and emits its effects: the actions, their guards and how many loops enclose
them.
"""

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
        """The language-neutral names of functions with a special role, such as `main`."""
        self.assigned = {plain_name(name) for name in parameters}
        """The names that have been assigned."""
        self.loop_keys: set[tuple[str, ...]] = set()
        """The bounds of the loops so far. A second loop with the same bound is not emitted: one side may have merged
        them.
        """
        self.effects: list[Effect] = []
        self.inner: list[Node] = []
        """The functions declared inside this one."""
        self._emitted_tests: set[Predicate] = set()

    def sequence(self, nodes: Sequence[Node], context: Context) -> bool:
        """Emits the effects of consecutive nodes. Returns whether they complete abruptly."""
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
        """Emits the effects of one node."""
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
        """Emits the effects of a result or an assigned value. A condition counts as `true` where it holds and
        `false` where it does not.
        """
        if not self._is_condition(nodes):
            self.sequence(nodes, context)
            return
        self.emit_condition(nodes, context)
        for word in ("true", "false"):
            known = self.conditions.predicates_of(nodes, is_true=word == "true")
            self.emit(word, context.assuming(known), nodes[0])

    def emit_condition(self, nodes: Sequence[Node], context: Context) -> None:
        """Emits a condition and its operands, once however often it is tested.

        There is nothing to emit for a condition such as `while (this)`.
        """
        if not nodes:
            return
        is_new = False
        for predicate in self.conditions.predicates_of(nodes):
            for one in atomic_predicates(predicate):
                is_new = self.emit_test(one, context, nodes[0]) or is_new
        if is_new:
            self._operands(nodes, context)

    def emit_test(self, predicate: Predicate, context: Context, node: Node) -> bool:
        """Emits a test. Returns False if it was emitted before, or if it only tests whether a script is run as the
        main program.
        """
        if predicate in self._emitted_tests or any(
            self.declared.get(str(key).strip("'")) == "main" for key in predicate
        ):
            return False
        self._emitted_tests.add(predicate)
        self.effects.append(Effect("if", (), context, node.span, predicate))
        return True

    def emit_growth(self, value: Sequence[Node], context: Context, node: Node) -> None:
        """Emits an update, one for each branch of a conditional value."""
        if len(value) == 1 and "choice" in value[0].shapes:
            for arm, inside in branches.arms(self, value[0], context):
                self.emit_growth(arm, inside, node)
            return
        added_call = value[0].events.get("invoke", "") if len(value) == 1 else ""
        self.effects.append(Effect("update", (), context, node.span, added_call=plain_name(added_call)))

    def emit(self, action: str, context: Context, node: Node, *operands: str) -> None:
        """Emits one effect."""
        self.effects.append(Effect(action, operands, context, node.span))

    def emit_number(self, number: str, context: Context, node: Node) -> None:
        """Emits a number other than zero, which is the initial value of almost everything."""
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
        # An anonymous or a short function may consist of the returned value only.
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
        """Emits the operands of a condition, without the number literals compared by it."""
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
            self.emit_number(events["number"], context, node)
        elif "string" in events and self.declared.get(events["string"]) != "main":
            for piece in arithmetic.literal_parts(events["string"]):
                self.emit(f"text {piece}", context, node)
        elif "boolean" in events:
            self.emit(events["boolean"], context, node)
        elif node.children:
            self.sequence(node.children, context)
