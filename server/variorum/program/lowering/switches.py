"""Lowers choices by value: to branches, or, where one case runs into the next, to blocks that start at the one that matches."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from tree_sitter import Node

from variorum.program.expressions import (
    Assign,
    Binary,
    Conditional,
    Constant,
    Do,
    Logical,
    New,
    Variable,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.conversions import evident_type
from variorum.program.lowering.engine import Lowering, Range
from variorum.program.lowering.loops import SWITCH
from variorum.program.lowering.patterns import alternatives, matching
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.table import Entry, hook
from variorum.program.node import Expression, Statement
from variorum.program.statements import Block, Break, Declare, Evaluate, If, Labelled, Throw
from variorum.program.traversal import walk
from variorum.program.types import Kind, Type


@attrs.frozen(eq=False)
class Case:
    """A case: what it matches (nothing is the default), and what it runs."""

    node: Node
    labels: tuple[Node, ...]
    is_default: bool
    guard: Node | None
    body: tuple[Node, ...]


@hook("case")
def lone_case(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """Handled by the switch around it."""
    return lower.opaque_statement(node)


@hook("switch")
def switch(lower: Lowering, node: Node, entry: Entry) -> Statement | list[Statement]:
    """A choice among statements."""
    subject = entry.one(node, "subject")
    cases = _cases(lower, node, entry)
    if cases is None:
        return lower.opaque_statement(node, "switch")
    range_ = lower.at(node)
    with lower.inside(Scope(scopes.BLOCK)):
        made: list[Statement] = [one for inner in entry.all(node, "first") for one in lower.statements(inner)]
        value = subject_variable(lower, subject, made)
        label = f"{SWITCH}${node.start_byte}"
        if not entry.has(node, "leaves_loops"):
            lower.labels.append(label)
        try:
            lower.bind_ahead([one for case in cases for one in case.body])
            if entry.has(node, "falls") and _falls_through(lower, cases):
                made.extend(_falling(lower, node, value, cases))
            else:
                made.extend(_chain(lower, node, value, cases, label, falls=entry.has(node, "falls")))
        finally:
            if not entry.has(node, "leaves_loops"):
                lower.labels.pop()
    if any(isinstance(one, Break) and one.label == label for top in made for one in walk(top)):
        return Labelled(label, Block(tuple(made), **range_), **range_)
    return Block(tuple(made), **range_) if len(made) != 1 else made[0]


def subject_variable(lower: Lowering, subject: Node | None, made: list[Statement]) -> Expression | None:
    """The value that is looked at, evaluated once; None where each case is a condition of its own."""
    if subject is None:
        return None
    value = lower.expression(subject)
    if isinstance(value, Constant):
        return value
    symbol = lower.temporary(evident_type(lower, value))
    made.append(Declare(symbol, value, start=value.start, end=value.end))
    return Variable(symbol, start=value.start, end=value.end)


def _cases(lower: Lowering, node: Node, entry: Entry) -> list[Case] | None:
    """The cases in order; those without a body of their own join the next."""
    cases: list[Case] = []
    labels: list[Node] = []
    is_default = False
    falls = entry.has(node, "falls")
    nodes = entry.all(node, "cases")
    for position, one in enumerate(nodes):
        form = lower.table.statements.get(one.type)
        if form is not None and form.form == "Block":
            cases.append(Case(one, (), True, None, (one,)))
            continue
        if form is None or form.form != "case":
            return None
        labels.extend(form.all(one, "labels"))
        guard = form.one(one, "guard")
        is_default = is_default or (guard is None and form.has(one, "default"))
        body = tuple(form.all(one, "body"))
        if falls and not body and not form.has(one, "arrow") and position + 1 < len(nodes):
            continue
        cases.append(Case(one, tuple(labels), is_default, guard, body))
        labels, is_default = [], False
    falling = lower.table.fact("switch", "fallthrough", "")
    return _joined(cases, falling) if falling else cases


def _joined(cases: list[Case], falling: str) -> list[Case]:
    """The cases of a language where a statement goes on with the next case: they run what that one runs, too."""
    joined: list[Case] = []
    for case in reversed(cases):
        body = tuple(
            each
            for one in case.body
            for each in (one.named_children if one.type == "statement_list" else (one,))
        )
        if body and body[-1].type == falling and joined:
            body = (*body[:-1], *joined[-1].body)
        joined.append(attrs.evolve(case, body=body))
    return joined[::-1]


def _falls_through(lower: Lowering, cases: Sequence[Case]) -> bool:
    return any(not _ends_in_jump(lower, case.body) and not _is_arrow(lower, case) for case in cases[:-1])


def _is_arrow(lower: Lowering, case: Case) -> bool:
    form = lower.table.statements.get(case.node.type)
    return form is not None and form.has(case.node, "arrow")


def _ends_in_jump(lower: Lowering, body: Sequence[Node]) -> bool:
    jumps = lower.table.fact("switch", "jumps", ())
    if not body:
        return False
    last = body[-1]
    form = lower.table.statements.get(last.type)
    if last.type in jumps:
        return True
    if form is not None and form.form == "Block":
        return _ends_in_jump(lower, form.all(last, "statements"))
    if form is not None and form.form == "branches":
        then, otherwise = form.all(last, "then"), form.all(last, "otherwise")
        return bool(otherwise) and _ends_in_jump(lower, then) and _ends_in_jump(lower, otherwise[-1:])
    return bool(form is not None and form.form == "inner" and _ends_in_jump(lower, form.all(last, "of")))


def test_of(lower: Lowering, value: Expression | None, case: Case) -> Expression:
    """Whether a case matches."""
    tests: list[Expression] = []
    for label in case.labels:
        if value is None:
            tests.append(lower.expression(label))
        else:
            tests.append(_as_strict(lower, matching(lower, value, label, case.node), case))
    test = alternatives(lower, tests, case.node)
    if case.guard is not None:
        test = Logical("and", test, lower.expression(case.guard), **lower.at(case.node))
    return test


def _as_strict(lower: Lowering, test: Expression, case: Case) -> Expression:
    """A test for equality by the language's strict operator, where its cases compare so and its other comparisons convert."""
    is_strict = case.node.type in lower.table.fact("switch", "strict", ())
    if is_strict and isinstance(test, Binary) and test.operator == "matches":
        return attrs.evolve(test, operator="===")
    return test


def _chain(
    lower: Lowering,
    node: Node,
    value: Expression | None,
    cases: Sequence[Case],
    label: str,
    falls: bool,
) -> list[Statement]:
    """One branch after the other; the default comes last wherever it stands."""
    arms: list[tuple[Expression, Block, Node]] = []
    default: Block | None = None
    for case in cases:
        with lower.inside(Scope(scopes.BLOCK)) as scope:
            test = None if case.is_default else test_of(lower, value, case)
            if case.is_default and case.labels and not case.guard:
                test = None
            block = _without_break(lower.plain_block(*case.body), label, lower.at(case.node))
        if falls and scope.parent is not None:
            scope.parent.names.update(scope.names)
        if test is None or (isinstance(test, Constant) and test.value is True and case is cases[-1]):
            default = block
        else:
            arms.append((test, block, case.node))
    for test, block, where in reversed(arms):
        branch = If(test, block, default, **lower.at(where))
        default = Block((branch,), **lower.at(where))
    return list(default.statements) if default is not None else []


def _without_break(block: Block, label: str, range_: Range) -> Block:
    """A block without the jump out of the switch at its end."""
    statements = block.statements
    if statements and isinstance(statements[-1], Break) and statements[-1].label == label:
        statements = statements[:-1]
    elif len(statements) == 1 and isinstance(statements[0], Block):
        statements = _without_break(statements[0], label, range_).statements
    return Block(statements, **range_)


def _falling(lower: Lowering, node: Node, value: Expression | None, cases: Sequence[Case]) -> list[Statement]:
    """Finds the number of the case that matches, then runs all blocks from there until a jump."""
    range_ = lower.at(node)
    integer = lower.table.type_named(lower.table.fact("numbers", "int", "int"))
    last = len(cases)
    default = next((index for index, case in enumerate(cases) if case.is_default), last)
    choice: Expression = Constant(default, integer, **range_)
    for index in reversed(range(last)):
        if cases[index].labels:
            test = test_of(lower, value, cases[index])
            choice = Conditional(test, Constant(index, integer, **range_), choice, **range_)
    symbol = lower.temporary(integer)
    made: list[Statement] = [Declare(symbol, choice, **range_)]
    for index, case in enumerate(cases):
        reached = Binary(
            "<=",
            Variable(symbol, **lower.at(case.node)),
            Constant(index, integer, **lower.at(case.node)),
            **lower.at(case.node),
        )
        block = Block(tuple(lower.body(list(case.body))), **lower.at(case.node))
        made.append(If(reached, block, **lower.at(case.node)))
    return made


# Switches that have a value


@hook("switch value")
def switch_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A choice whose arms are values, or blocks that hand a value over."""
    subject = entry.one(node, "subject")
    cases = _cases(lower, node, entry)
    if cases is None:
        return lower.opaque(node, "switch")
    range_ = lower.at(node)
    made: list[Statement] = []
    with lower.inside(Scope(scopes.BLOCK)):
        value = subject_variable(lower, subject, made)
        result: Expression = _missing(lower, node)
        arms: list[tuple[Expression, Expression, Node]] = []
        for case in cases:
            with lower.inside(Scope(scopes.BLOCK)):
                test = None if case.is_default else test_of(lower, value, case)
                arm = _arm(lower, case)
            if test is None or (isinstance(test, Constant) and test.value is True and case is cases[-1]):
                result = arm
            else:
                arms.append((test, arm, case.node))
        for test, arm, where in reversed(arms):
            result = Conditional(test, arm, result, **lower.at(where))
    return Do(tuple(made), result, **range_) if made else result


def _missing(lower: Lowering, node: Node) -> Expression:
    """What a choice does that has to have a value, and no case matches."""
    range_ = lower.at(node)
    name = lower.table.fact("switch", "missing", "MatchException")
    error = New(Type(Kind.OBJECT, name), **range_)
    return Do((Throw(error, **range_),), Constant(None, **range_), **range_)


def _arm(lower: Lowering, case: Case) -> Expression:
    """The value of an arm."""
    from variorum.program.lowering.values import value_of_nodes

    if len(case.body) == 1:
        form = lower.table.statements.get(case.body[0].type)
        if (
            form is not None
            and form.form == "Block"
            and not lower.table.fact("functions", "tail_is_value", False)
        ):
            return _yielding(lower, case)
    if lower.table.fact("switch", "yields", False) and len(case.body) != 1:
        return _yielding(lower, case)
    return value_of_nodes(lower, list(case.body), case.node)


def _yielding(lower: Lowering, case: Case) -> Expression:
    """A block that hands its value over by a statement of its own."""
    range_ = lower.at(case.node)
    result = lower.temporary()
    label = f"yield${case.node.start_byte}"
    lower.results.append((result, label))
    lower.labels.append(f"{SWITCH}{label}")
    try:
        block = lower.block(*case.body)
    finally:
        lower.labels.pop()
        lower.results.pop()
    statements = (Declare(result, **range_), Labelled(label, block, **range_))
    return Do(statements, Variable(result, **range_), **range_)


@hook("yield value")
def yield_value(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """Hands a value over to the switch around."""
    value = entry.one(node, "value")
    if value is None or not lower.results:
        return [lower.opaque_statement(node)]
    symbol, label = lower.results[-1]
    range_ = lower.at(node)
    store = Assign(Variable(symbol, **range_), lower.expression(value), **range_)
    return [Evaluate(store, **range_), Break(label, **range_)]
