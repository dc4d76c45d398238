"""Compares a source with its target: two functions, or two whole files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import attrs

from variorum.differential.budget import TOTAL_STEPS, Budget
from variorum.differential.constructor_calls import with_constructor
from variorum.differential.entry_points import EntryPoints, entry_points
from variorum.differential.function_comparison import FunctionComparison
from variorum.differential.program_comparison import ProgramComparison
from variorum.differential.receiver_objects import needs_receiver
from variorum.differential.runnable import is_empty, is_program
from variorum.differential.runner import EmptyRunner, Runner
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.side import Side
from variorum.differential.verdict import Verdict
from variorum.program.declarations import Function, Program


def compare_functions(
    source: Program,
    source_runner: Runner,
    source_function: Function,
    target: Program,
    target_runner: Runner,
    target_function: Function,
    budget: Budget | None = None,
) -> Verdict:
    """Compares a function with its translation on generated arguments, which are the same in every run.

    Methods are compared on objects as an empty constructor leaves them, or with generated fields. If that is
    inconclusive, they are compared on objects that the constructors make from further generated arguments. If all results
    are the same, they are compared on objects with generated fields.
    """
    first = Side(source, source_runner, source_function)
    second = Side(target, target_runner, target_function)
    budget = Budget() if budget is None else budget
    verdict = _verdict(first, second, budget)
    for one, other in _constructor_sides(first, second):
        if verdict.is_conclusive or budget.is_spent:
            break
        tried = _verdict(one, other, budget)
        verdict = tried if tried.is_conclusive else verdict
    are_methods = needs_receiver(first) and needs_receiver(second)
    if are_methods and verdict.is_uniform and not budget.is_spent:
        tried = _verdict(first, second, budget, gives_fields=True)
        verdict = tried if tried.is_conclusive else verdict
    return verdict.within(budget)


def _verdict(first: Side, second: Side, budget: Budget, *, gives_fields: bool = False) -> Verdict:
    random = SeededRandom.of_texts(first.function.name, second.function.name)
    comparison = FunctionComparison(first, second, random, budget, gives_fields=gives_fields)
    return _guarded(comparison.verdict)


def _constructor_sides(first: Side, second: Side) -> Iterator[tuple[Side, Side]]:
    """Yields the sides wrapped with constructors, if both then have the same number of parameters."""
    one, other = with_constructor(first), with_constructor(second)
    for source, target in ((one, other), (one, second), (first, other)):
        if source is not None and target is not None and len(source.parameters) == len(target.parameters):
            yield source, target


def compare_programs(
    source: Program,
    source_runner: Runner,
    target: Program,
    target_runner: Runner,
    budget: Budget | None = None,
) -> Verdict:
    """Compares two programs that read standard input and print."""
    random = SeededRandom.of_texts(source.language, target.language)
    budget = Budget() if budget is None else budget
    if is_empty(target):
        target_runner = EmptyRunner()
    comparison = ProgramComparison(source, source_runner, target, target_runner, random, budget)
    return _guarded(comparison.verdict).within(budget)


def compare(source: Program, source_runner: Runner, target: Program, target_runner: Runner) -> Verdict:
    """Compares two whole files: as programs if both are, otherwise or if that is inconclusive by their entry points."""
    of_programs = None
    # An empty target is a program that prints nothing.
    if is_program(source) and (is_program(target) or is_empty(target)):
        of_programs = compare_programs(source, source_runner, target, target_runner)
        if of_programs.is_conclusive:
            return of_programs
    entries = entry_points(source, target)
    if not entries:
        return of_programs or Verdict(reason="a side has no function")
    budget = Budget() if of_programs is None else Budget(TOTAL_STEPS // 2)
    verdict = _compare_entries(entries, Files(source, source_runner, target, target_runner), budget)
    if of_programs is not None:
        verdict = attrs.evolve(verdict, steps=verdict.steps + of_programs.steps)
    return of_programs if of_programs is not None and not verdict.is_conclusive else verdict


@attrs.frozen(eq=False)
class Files:
    """Two whole files with their runners."""

    source: Program
    source_runner: Runner
    target: Program
    target_runner: Runner


def _compare_entries(entries: Sequence[EntryPoints], files: Files, budget: Budget) -> Verdict:
    """Returns the first conclusive verdict on functions, otherwise that on the first pair.

    A difference is reported for the likeliest counterparts only: others may have nothing in common but their names.
    """
    first: Verdict | None = None
    for entry in entries:
        verdict = compare_functions(
            files.source,
            files.source_runner,
            entry.source,
            files.target,
            files.target_runner,
            entry.target,
            budget,
        )
        is_credible = entry.is_likeliest or verdict.warning is None
        if verdict.is_conclusive and is_credible:
            return verdict
        first = verdict if first is None else first
        if budget.is_spent:
            break
    assert first is not None
    return first


def _guarded(compared: Callable[[], Verdict]) -> Verdict:
    """Returns the verdict. An exception of the comparison itself becomes the verdict's reason."""
    try:
        return compared()
    except Exception as error:
        return Verdict(reason=f"failed: {type(error).__name__}: {str(error)[:80]}")
