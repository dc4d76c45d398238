"""Compiles statements that are no loops: blocks, branches, declarations, exceptions."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, Jump, refuse, statement
from variorum.interpreter.compiling.control import BREAK, CONTINUE, RETURN, Signal
from variorum.interpreter.compiling.made_containers import holder as holder_of
from variorum.interpreter.compiling.scope import RESULT
from variorum.interpreter.compiling.targets import copied, declare, store
from variorum.interpreter.compiling.template import Evaluate, Frame, Template
from variorum.interpreter.compiling.weights import NODES_OF_A_STEP, charged, weighted
from variorum.interpreter.copying import copier_of
from variorum.interpreter.objects import Closure
from variorum.interpreter.signals import Unsupported
from variorum.program.declarations import DefineClass, DefineFunction
from variorum.program.expressions import Assign, Constant, Index, Member, Slice, Variable
from variorum.program.node import Expression, Statement
from variorum.program.statements import (
    Append,
    Block,
    Break,
    Continue,
    Declare,
    Delete,
    If,
    Labelled,
    OpaqueStatement,
    Return,
    Throw,
)
from variorum.program.statements import (
    Evaluate as EvaluateStatement,
)


def sequence(compiler: Compiler, nodes: tuple[Statement, ...]) -> Evaluate:
    """Compiles statements that run one after another. Functions that are hoisted are bound first."""
    hoisted = [node for node in nodes if isinstance(node, DefineFunction) and node.function.is_hoisted]
    rest = [node for node in nodes if not (isinstance(node, DefineFunction) and node.function.is_hoisted)]
    compiled = [compiler.statement(node) for node in (*hoisted, *rest)]
    if not compiled:
        return lambda f: None
    if len(compiled) == 1:
        return compiled[0]
    if len(compiled) == 2:
        first, second = compiled

        def two(f: Frame) -> Any:
            signal = first(f)
            return signal if signal is not None else second(f)

        return two
    steps = tuple(compiled)

    def run(f: Frame) -> Any:
        for step in steps:
            signal = step(f)
            if signal is not None:
                return signal
        return None

    return charged(compiler.machine, len(steps) // NODES_OF_A_STEP, run)


@statement(Block)
def block(compiler: Compiler, node: Block) -> Evaluate:
    """Compiles a block."""
    return sequence(compiler, node.statements)


@statement(EvaluateStatement)
def evaluate(compiler: Compiler, node: EvaluateStatement) -> Evaluate:
    """Compiles an expression that is a statement."""
    if isinstance(node.value, Assign):
        return store(compiler, node.value.target, node.value.value)
    value = compiler.expression(node.value)

    def run(f: Frame) -> None:
        value(f)

    return run


@statement(Declare)
def declaration(compiler: Compiler, node: Declare) -> Evaluate:
    """Compiles the declaration of a variable."""
    if node.value is None:
        default = compiler.machine.default_maker(node.symbol.type)
        return declare(compiler, node.symbol, lambda f: default())
    value = compiler.expression(node.value)
    copy = copier_of(compiler.machine, node.value)
    if copy is not None:
        plain = value

        def value(f: Frame) -> Any:
            return copy(plain(f))

    return declare(compiler, node.symbol, value)


@statement(If)
def branch(compiler: Compiler, node: If) -> Evaluate:
    """Compiles a branch."""
    test = condition(compiler, node.test)
    then = block(compiler, node.then)
    if node.otherwise is None:

        def run_then(f: Frame) -> Any:
            return then(f) if test(f) else None

        return run_then
    otherwise = block(compiler, node.otherwise)

    def run(f: Frame) -> Any:
        return then(f) if test(f) else otherwise(f)

    return run


def condition(compiler: Compiler, node: Expression) -> Evaluate:
    """Compiles a test: its value is a boolean, and which way it goes is recorded."""
    value = weighted(compiler.machine, node, compiler.expression(node))
    truth = compiler.machine.comparer.truth
    hits = compiler.machine.hits
    yes = compiler.machine.branch(node.start)
    no = yes + 1

    def test(f: Frame) -> bool:
        result = value(f)
        if result is True or (result is not False and truth(result)):
            hits[yes] = 1
            return True
        hits[no] = 1
        return False

    return test


@statement(Labelled)
def labelled(compiler: Compiler, node: Labelled) -> Evaluate:
    """Compiles a block that `break` with its label leaves."""
    body = block(compiler, node.body)
    label = node.label

    def run(f: Frame) -> Any:
        signal = body(f)
        if signal is not None and signal.form == "break" and signal.label == label:
            return None
        return signal

    return run


@statement(Break)
def leave(compiler: Compiler, node: Break) -> Evaluate:
    """Compiles `break`."""
    signal = Signal("break", node.label) if node.label else BREAK
    return lambda f: signal


@statement(Continue)
def go_on(compiler: Compiler, node: Continue) -> Evaluate:
    """Compiles `continue`."""
    signal = Signal("continue", node.label) if node.label else CONTINUE
    return lambda f: signal


@statement(Return)
def give_back(compiler: Compiler, node: Return) -> Evaluate:
    """Compiles `return`."""
    if node.value is None:
        return lambda f: RETURN
    if isinstance(node.value, Constant):
        constant = compiler.expression(node.value)(())  # type: ignore[arg-type]

        def run_constant(f: Frame) -> Signal:
            f[RESULT] = constant
            return RETURN

        return run_constant
    value = compiler.expression(node.value)
    copy = copier_of(compiler.machine, node.value)

    def run(f: Frame) -> Signal:
        f[RESULT] = value(f)
        return RETURN

    def run_copy(f: Frame) -> Signal:
        f[RESULT] = copy(value(f))  # type: ignore[misc]
        return RETURN

    return run if copy is None else run_copy


@statement(Throw)
def throw(compiler: Compiler, node: Throw) -> Evaluate:
    """Compiles the raising of an exception."""
    machine = compiler.machine
    if node.value is None:

        def again(f: Frame) -> Any:
            if machine.current_exception is None:
                raise machine.fail("state", "nothing to raise again")
            raise machine.current_exception

        return again
    value = compiler.expression(node.value)

    def run(f: Frame) -> Any:
        raise machine.exception_of(value(f))

    return run


@statement(DefineFunction)
def define(compiler: Compiler, node: DefineFunction) -> Evaluate:
    """Compiles a function that is declared among statements."""
    return declare(compiler, node.symbol, closure_maker(compiler, node.function))


def closure_maker(compiler: Compiler, function: Any) -> Evaluate:
    """Returns what makes a closure of a function: it takes the cells of the variables that it captures."""
    template = Template(compiler.machine, function, compiler.scope, compiler.owner)
    captures = tuple(template.scope.captures)
    if function.is_opaque:
        compiler.machine.opaque_functions.add(template)

    if not captures:

        def plain(f: Frame) -> Closure:
            return Closure(template, (), f[1])

        return plain

    def make(f: Frame) -> Closure:
        return Closure(template, tuple([f[slot] for slot in captures]), f[1])

    return make


@statement(DefineClass)
def define_class(compiler: Compiler, node: DefineClass) -> Evaluate:
    """Compiles a class that is declared among statements: it exists already, and is bound and made ready here."""
    machine = compiler.machine
    found = machine.class_of(node.definition, compiler.scope)

    def value(f: Frame) -> Any:
        for template in found.templates:
            if template.scope.captures:
                template.bound_cells = tuple([f[slot] for slot in template.scope.captures])
        machine.make_ready(found)
        return found

    return declare(compiler, node.symbol, value)


@statement(Append)
def append(compiler: Compiler, node: Append) -> Evaluate:
    """Compiles the growing of a collection that a comprehension builds."""
    target = holder_of(compiler, node.target)
    value = copied(compiler, node.value)
    machine = compiler.machine

    def run(f: Frame) -> None:
        machine.append(target(f), value(f))

    return run


@statement(Delete)
def delete(compiler: Compiler, node: Delete) -> Evaluate:
    """Compiles the removal of a variable or an element."""
    machine = compiler.machine
    if isinstance(node.target, Variable):
        from variorum.interpreter.values import UNSET

        return declare(compiler, node.target.symbol, lambda f: UNSET)
    if isinstance(node.target, Index):
        container = holder_of(compiler, node.target.object)
        index = compiler.expression(node.target.index)

        def run(f: Frame) -> None:
            machine.indexer.remove(container(f), index(f))

        return run
    if isinstance(node.target, Slice):
        target = node.target
        container = compiler.expression(target.object)
        bounds = [
            compiler.expression(each) if each is not None else None
            for each in (target.low, target.high, target.step)
        ]

        def run_slice(f: Frame) -> None:
            values = [each(f) if each is not None else None for each in bounds]
            machine.indexer.remove_slice(container(f), *values)

        return run_slice
    if isinstance(node.target, Member):
        holder = compiler.expression(node.target.object)
        name = node.target.name

        def run_member(f: Frame) -> None:
            machine.members.remove(holder(f), name)

        return run_member
    # Freeing memory has no effect that a program can see.
    value = compiler.expression(node.target)

    def run_free(f: Frame) -> None:
        value(f)

    return run_free


@statement(OpaqueStatement)
def opaque(compiler: Compiler, node: OpaqueStatement) -> Evaluate:
    """Compiles what was not understood: the evaluation ends there."""
    return refuse(node.reason)


__all__ = ["Jump", "Unsupported", "block", "condition"]
