"""Lowers PHP's `foreach`, and jumps out of several loops."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.expressions import Argument, Call, Destructuring, Unbound, Variable
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.hoisting import bound_identifiers
from variorum.program.lowering.loops import SWITCH, looping, with_label
from variorum.program.lowering.php_patterns import is_pattern, parts_of
from variorum.program.lowering.references import reference_to
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Break, Continue, ForEach
from variorum.program.types import ANY

NEST, JUMPED = "nest", "!"
"""How the mark of a loop begins, and how it ends once an inner loop jumps out to it."""


@hook("php loop")
def loop(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A loop that gets a label where a jump out of an inner loop leads to it."""
    label = f"{NEST}{node.start_byte}"
    lower.labels.append(label)
    made = HOOKS[str(entry.options["loop"])](lower, node, entry)
    is_target = lower.labels.pop().endswith(JUMPED)
    statements = made if isinstance(made, list) else [made]
    return with_label(lower, node, label, statements) if is_target else statements


@hook("php foreach")
def foreach(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """`foreach ($a as $k => $v)`: with a key it goes over pairs, by reference over places."""
    iterable_node, target_node = entry.one(node, "iterable"), entry.one(node, "target")
    if iterable_node is None or target_node is None:
        return lower.opaque_statement(node)
    iterable = lower.expression(iterable_node)
    range_ = lower.at(node)
    parts = named_children(target_node) if target_node.type == "pair" else [target_node]
    value = parts[-1]
    is_shared = value.type == "by_ref"
    before: list[Statement] | None = []
    declares: list[Symbol] = []
    with lower.inside(Scope(scopes.BLOCK)):
        target: Expression
        if is_shared:
            name = next(bound_identifiers(lower.table, value))
            symbol = Symbol(text_of(name).lstrip("$"), Symbol.LOCAL, reference_to(ANY))
            lower.scope.names[text_of(name)] = symbol
            declares.append(symbol)
            target = Variable(symbol, **range_)
        elif is_pattern(value):
            whole = lower.temporary()
            target = Variable(whole, **range_)
            before = parts_of(lower, value, target)
        else:
            target = lower.target(value)
        if before is None:
            return lower.opaque_statement(node, "a pattern with references")
        with looping(lower):
            body = lower.block(*entry.all(node, "body"))
        if before:
            body = attrs.evolve(body, statements=(*before, *body.statements))
        if len(parts) == 1 and not is_shared:
            return ForEach(target, iterable, body, declares=tuple(declares), **range_)
        key = lower.target(parts[0]) if len(parts) > 1 else Variable(lower.temporary(), **range_)
        over = Call(
            Unbound("each_place" if is_shared else "each", **range_),
            (Argument(iterable, **range_),),
            **range_,
        )
        pair = Destructuring((key, target), **range_)
        return ForEach(pair, over, body, declares=tuple(declares), **range_)


@hook("php jump")
def jump(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """`break` and `continue`, of this loop or switch or of one around it."""
    level = entry.word(node, "level") or "1"
    around = [index for index, label in enumerate(lower.labels) if label.startswith((NEST, SWITCH))]
    if not level.isdigit() or not 1 <= int(level) <= max(len(around), 1):
        return lower.opaque_statement(node, "jump out of several loops")
    is_break = entry.word(node, "kind") == "break"
    label = lower.labels[around[-int(level)]] if around else ""
    if label.startswith(SWITCH):
        return Break(label, **lower.at(node))
    if int(level) == 1:
        return Break(**lower.at(node)) if is_break else Continue(**lower.at(node))
    label = label.removesuffix(JUMPED)
    lower.labels[around[-int(level)]] = label + JUMPED
    return Break(label, **lower.at(node)) if is_break else Continue(label, **lower.at(node))
