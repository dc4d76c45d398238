"""Lowers loops, their labels and jumps."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.expressions import Assign, Dereference, Destructuring, Unary, Variable
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.branches import tested
from variorum.program.lowering.conversions import element_type, evident_type
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.hoisting import bound_identifiers
from variorum.program.lowering.references import reference_to
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import (
    Block,
    Break,
    Continue,
    Declare,
    Evaluate,
    ForEach,
    If,
    Labelled,
    Loop,
)
from variorum.program.types import ANY, Kind, Type

SWITCH = "switch"
"""How labels of switches begin, which a plain `break` leaves."""


@hook("while")
def while_(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """A loop with a test, before or (`tests_last`) after its body; `until` turns the test round."""
    test = entry.one(node, "test")
    if test is not None and test.type in lower.table.statements and test.type not in lower.table.expressions:
        return _declaring(lower, node, entry, test)
    around = lower.scope
    lower.scope = Scope(scopes.BLOCK, around)
    condition = lower.expression(test) if test is not None else None
    if condition is not None and entry.has(node, "until"):
        condition = Unary("not", condition, start=condition.start, end=condition.end)
    with looping(lower):
        body = lower.block(*entry.all(node, "body"))
    lower.scope = around
    otherwise = entry.all(node, "otherwise")
    return Loop(
        condition,
        body,
        otherwise=lower.block(*otherwise) if otherwise else None,
        label=entry.word(node, "label"),
        tests_last=entry.has(node, "tests_last"),
        **lower.at(node),
    )


def _declaring(lower: Lowering, node: Node, entry: Entry, test: Node) -> Statement:
    """A loop whose head declares what it tests."""
    range_ = lower.at(node)
    with lower.inside(Scope(scopes.BLOCK)), looping(lower):
        condition, before = tested(lower, test)
        leave = If(Unary("not", condition, **range_), Block((Break(**range_),), **range_), **range_)
        body = lower.block(*entry.all(node, "body"))
    return Loop(None, Block((*before, leave, *body.statements), **range_), **range_)


@hook("for")
def for_(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A loop with a head in three parts."""
    with lower.inside(Scope(scopes.BLOCK)):
        nodes = entry.all(node, "first")
        lower.bind_ahead(nodes)
        made = [statement for one in nodes for statement in lower.statements(one)]
        declared = [one.symbol for one in made if isinstance(one, Declare)]
        fresh = lower.table.fact("loops", "fresh_variables", False) and _makes_functions(lower, node)
        test_node = entry.one(node, "test")
        if test_node is not None and lower.is_skipped(test_node):
            test_node = None
        test = lower.expression(test_node) if test_node is not None else None
        updates = [
            one for inner in entry.all(node, "update") if inner.is_named for one in lower.statements(inner)
        ]
        with looping(lower):
            if fresh and declared and _is_fresh(nodes):
                body, updates = _with_copies(lower, node, entry, declared, updates)
            else:
                body = lower.block(*entry.all(node, "body"))
    update = Block(tuple(updates), **lower.at(node)) if updates else None
    loop = Loop(test, body, update, **lower.at(node))
    return [Block((*made, loop), **lower.at(node))] if made else [loop]


def _makes_functions(lower: Lowering, node: Node) -> bool:
    kinds = lower.table.fact("scoping", "boundaries", ())
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if one.type in kinds:
            return True
        waiting.extend(one.named_children)
    return False


def _is_fresh(nodes: list[Node]) -> bool:
    return not any(child.type == "var" for node in nodes for child in node.children)


def _with_copies(
    lower: Lowering, node: Node, entry: Entry, declared: list[Symbol], updates: list[Statement]
) -> tuple[Block, list[Statement]]:
    """A body whose variables are new in each round, because functions in it may keep them."""
    range_ = lower.at(node)
    before: list[Statement] = []
    carried: list[Statement] = []
    with lower.inside(Scope(scopes.BLOCK)):
        for outer in declared:
            inner = lower.bind(outer.name, outer.kind, outer.type)
            before.append(Declare(inner, Variable(outer, **range_), **range_))
            store = Assign(Variable(outer, **range_), Variable(inner, **range_), **range_)
            carried.append(Evaluate(store, **range_))
        body = lower.block(*entry.all(node, "body"))
    # `continue` leaves the body, so the value is carried over in a block of the inner loop's own.
    inner_loop = Labelled("round", _ending_rounds(body), **range_)
    return Block((*before, inner_loop, *carried), **range_), updates


def _ending_rounds(body: Block) -> Block:
    """The body with every `continue` of its own loop as an end of the block around it."""
    return Block(tuple(_ended(one) for one in body.statements), start=body.start, end=body.end)


def _ended(statement: Statement) -> Statement:
    from variorum.program.statements import If, Try

    match statement:
        case Continue(label=""):
            return Break("round", start=statement.start, end=statement.end)
        case Block():
            return _ending_rounds(statement)
        case If(then=then, otherwise=otherwise):
            return attrs.evolve(
                statement,
                then=_ending_rounds(then),
                otherwise=_ending_rounds(otherwise) if otherwise is not None else None,
            )
        case Labelled(body=inner):
            return attrs.evolve(statement, body=_ending_rounds(inner))
        case Try(body=inner, handlers=handlers):
            return attrs.evolve(
                statement,
                body=_ending_rounds(inner),
                handlers=tuple(attrs.evolve(one, body=_ending_rounds(one.body)) for one in handlers),
            )
    return statement


@hook("for each")
def for_each(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """A loop over values. It declares its target, unless the language makes that a variable of the function."""
    iterable_node = entry.one(node, "iterable")
    if iterable_node is None:
        return lower.opaque_statement(node)
    iterable = lower.expression(iterable_node)
    with lower.inside(Scope(scopes.BLOCK)):
        target, declares = loop_target(lower, node, entry)
        if target is None:
            return lower.opaque_statement(node, "target of a loop")
        with looping(lower):
            body = lower.block(*entry.all(node, "body"))
    otherwise = entry.all(node, "otherwise")
    return ForEach(
        target,
        iterable,
        body,
        keys=entry.has(node, "keys"),
        otherwise=lower.block(*otherwise) if otherwise else None,
        declares=declares,
        **lower.at(node),
    )


def loop_target(lower: Lowering, node: Node, entry: Entry) -> tuple[Expression | None, tuple[Symbol, ...]]:
    """What a loop over values stores each value in, and the variables it makes for that."""
    targets = entry.all(node, "target")
    if not targets:
        return None, ()
    declares: list[Symbol] = []
    assigns = "declares" in entry.parts and not entry.has(node, "declares")
    assigns = assigns or entry.has(node, "shares")
    if not assigns and not entry.has(node, "assigns") and not lower.table.fact("loops", "assigns", False):
        declared = lower.type(entry.one(node, "type"))
        if entry.has(node, "by_reference"):
            declared = reference_to(declared)
        for one in targets:
            for name in bound_identifiers(lower.table, one):
                declares.append(lower.bind(text_of(name), Symbol.LOCAL, declared))
    if len(targets) > 1:
        from variorum.program.expressions import Destructuring

        elements = tuple(lower.target(one) for one in targets)
        return Destructuring(elements, **lower.at(node)), tuple(declares)
    target = lower.target(targets[0])
    if isinstance(target, Dereference) and declares:
        target = target.pointer
    return target, tuple(declares)


@hook("c for each")
def c_for_each(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """C++'s loop over values, each of them a copy or a reference."""
    from variorum.program.lowering.c_declarations import bind_parts
    from variorum.program.lowering.declarators import is_constant, read

    iterable_node = entry.one(node, "iterable")
    if iterable_node is None:
        return lower.opaque_statement(node)
    with lower.inside(Scope(scopes.BLOCK)):
        made = [one for inner in entry.all(node, "first") for one in lower.statements(inner)]
        iterable = value_as(lower, Type(Kind.LIST, "{}", (ANY,)), iterable_node, node)
        declarator = read(lower, entry.one(node, "declarator"), lower.type(entry.one(node, "type")))
        element = declarator.type
        if element == ANY:
            element = element_type(evident_type(lower, iterable))
        shared = declarator.is_reference and not is_constant(node)
        if declarator.bindings is not None:
            names = [one for one in declarator.bindings.named_children if not one.is_extra]
            if shared:
                whole = lower.temporary(reference_to(ANY))
                bind_parts(lower, names, whole)
                declares: tuple[Symbol, ...] = (whole,)
                target: Expression = Variable(whole, **lower.at(node))
            else:
                declares = tuple(lower.bind(text_of(one), Symbol.LOCAL) for one in names)
                parts = tuple(Variable(one, **lower.at(node)) for one in declares)
                target = Destructuring(parts, **lower.at(node))
        elif declarator.name is not None:
            type_ = reference_to(element) if shared else element
            symbol = lower.bind(text_of(declarator.name), Symbol.LOCAL, type_)
            declares = (symbol,)
            target = Variable(symbol, **lower.at(node))
        else:
            return lower.opaque_statement(node)
        with looping(lower):
            body = lower.block(*entry.all(node, "body"))
    loop = ForEach(target, iterable, body, declares=declares, **lower.at(node))
    return Block((*made, loop), **lower.at(node)) if made else loop


@hook("labelled")
def labelled(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """A statement with a label, which goes to the loop where it is one."""
    label = entry.word(node, "label").strip(":'@ ")
    inner = entry.all(node, "body")
    made = [one for each in inner for one in lower.statements(each)]
    return with_label(lower, node, label, made)


def with_label(lower: Lowering, node: Node, label: str, made: list[Statement]) -> list[Statement]:
    """Gives the label to the loop among the statements, or to a block around them."""
    if len(made) == 1:
        one = made[0]
        if isinstance(one, Loop | ForEach):
            return [attrs.evolve(one, label=label)]
        if isinstance(one, Block) and one.statements and isinstance(one.statements[-1], Loop | ForEach):
            loop = attrs.evolve(one.statements[-1], label=label)
            return [attrs.evolve(one, statements=(*one.statements[:-1], loop))]
    return [Labelled(label, Block(tuple(made), **lower.at(node)), **lower.at(node))]


@hook("break")
def break_(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """Leaves a loop, or the switch around."""
    label = entry.word(node, "label").strip(":'@ ")
    if not label and lower.labels and lower.labels[-1].startswith(SWITCH):
        label = lower.labels[-1]
    return Break(label, **lower.at(node))


@hook("continue")
def continue_(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """Goes on with the next round."""
    return Continue(entry.word(node, "label").strip(":'@ "), **lower.at(node))


class looping:
    """Marks that a plain `break` in what follows leaves a loop."""

    def __init__(self, lower: Lowering) -> None:
        self.lower = lower

    def __enter__(self) -> None:
        self.lower.labels.append("loop")

    def __exit__(self, *_: object) -> None:
        self.lower.labels.pop()


@hook("endless")
def endless(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """A loop without a test."""
    with looping(lower):
        body = lower.block(*entry.all(node, "body"))
    return Loop(None, body, **lower.at(node))
