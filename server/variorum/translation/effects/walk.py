"""Walks the abstract form of a function and emits its effects: what it does, under which conditions, in how many loops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from variorum.languages import Language
from variorum.translation.effects import arithmetic, calls, decisions, repetitions
from variorum.translation.effects.conditions import CAUGHT, LOGIC, Conditions, Statement
from variorum.translation.effects.effect import GOES_ON, LEAVES, After, Context, Effect, asked, plain_name
from variorum.translation.effects.nodes import Node


class Walk:
    """Emits the effects of one function."""

    def __init__(self, language: Language, parameters: Sequence[str]) -> None:
        self.language = language
        self.conditions = Conditions(language)
        self.declared: Mapping[str, str] = language.meanings.get("declarations", {})
        """The neutral names of specially named functions."""
        self.assigned = {plain_name(name) for name in parameters}
        """The names that have a value so far."""
        self.walked: set[tuple[str, ...]] = set()
        """What loops have gone over so far; two loops over the same may well become one."""
        self.effects: list[Effect] = []
        self.inner: list[Node] = []
        """Functions that are declared inside of this one."""
        self._asked: set[Statement] = set()

    def sequence(self, nodes: Sequence[Node], context: Context) -> bool:
        """Tell what a run of code does; true if nothing gets to its end."""
        leaves = False
        for place, node in enumerate(nodes):
            if node.events.get("operator") == "neg":
                self.emit("neg", context, node, self.conditions.key(nodes[place + 1 : place + 2]))
                continue
            after = self.visit(node, context)
            leaves = leaves or after.leaves
            if after.guards:
                context = context.knowing(after.guards)
        return leaves

    def visit(self, node: Node, context: Context) -> After:
        """Tell what one piece of code does."""
        if node.is_function:
            self.inner.append(node)
            return GOES_ON
        shapes, events = node.shapes, node.events
        for shape in ("choice", "unless"):
            if shape in shapes:
                return decisions.choice(self, node, shape, context)
        if "comprehension" in shapes:
            repetitions.collect(self, node, context)
        elif "loop" in events:
            repetitions.loop(self, node, context)
        elif "switch" in events:
            decisions.switch(self, node, context)
        elif "return" in events or "throw" in events:
            self._leave(node, context)
            return LEAVES
        elif "break" in events or "continue" in events:
            if "break" in events:
                self.emit("leave", context, node)
            return LEAVES
        elif "catch" in events:
            self.sequence(node.children, context.knowing((CAUGHT,)))
        elif events.keys() & {"call", "invoke", "new"}:
            return calls.call(self, node, context)
        else:
            self._value(node, context)
        return GOES_ON

    def values(self, nodes: Sequence[Node], context: Context) -> None:
        """Tell what is worked out for a result or a variable; a condition is `true` where it holds and `false` elsewhere."""
        if not self._is_condition(nodes):
            self.sequence(nodes, context)
            return
        self.ask(nodes, context)
        for word in ("true", "false"):
            known = self.conditions.holding(nodes, is_true=word == "true")
            self.emit(word, context.knowing(known), nodes[0])

    def ask(self, nodes: Sequence[Node], context: Context) -> None:
        """Tell a condition and what is worked out for it; once only, however often it is asked.

        Of a condition such as `while (this)` there is nothing to tell.
        """
        if not nodes:
            return
        is_new = False
        for statement in self.conditions.holding(nodes):
            for one in asked(statement):
                is_new = self.asked(one, context, nodes[0]) or is_new
        if is_new:
            self._operands(nodes, context)

    def asked(self, statement: Statement, context: Context, node: Node) -> bool:
        """Tell that this is asked; false if it was asked before, or only asks whether a script is to start itself."""
        if statement in self._asked or any(
            self.declared.get(str(key).strip("'")) == "main" for key in statement
        ):
            return False
        self._asked.add(statement)
        self.effects.append(Effect("if", (), context, node.span, statement))
        return True

    def grown(self, value: Sequence[Node], context: Context, node: Node) -> None:
        """Emits that something grows by a value: one effect for each arm that the value may come from."""
        if len(value) == 1 and "choice" in value[0].shapes:
            for arm, inside in decisions.arms(self, value[0], context):
                self.grown(arm, inside, node)
            return
        through = value[0].events.get("invoke", "") if len(value) == 1 else ""
        self.effects.append(Effect("update", (), context, node.span, through=plain_name(through)))

    def emit(self, what: str, context: Context, node: Node, *operands: str) -> None:
        """Emits one effect."""
        self.effects.append(Effect(what, operands, context, node.span))

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
            self.emit("leave", context, node)
        if "return" in node.events and (node.children or node.shapes):
            self.emit("give", context, node)
            if self._is_condition(node.children):
                known = self.conditions.holding(node.children)
                self.effects.append(Effect("answer", (), context.knowing(known), node.span))
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
            for piece in arithmetic.pieces(events["string"]):
                self.emit(f"text {piece}", context, node)
        elif "boolean" in events:
            self.emit(events["boolean"], context, node)
        elif node.children:
            self.sequence(node.children, context)
