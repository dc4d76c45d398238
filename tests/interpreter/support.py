"""Runs small programs in tests."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.limits import Limits
from variorum.interpreter.machine import Machine
from variorum.interpreter.outcome import Outcome
from variorum.interpreter.standard_input import TextInput
from variorum.languages import language_named
from variorum.program.lowering import lower


def machine(language: str, text: str, *, trace: bool = False) -> Machine:
    """Returns a machine for a text."""
    found = language_named(language)
    return Machine(lower(found, text), found, trace=trace)


def call(language: str, text: str, name: str, *arguments: Any, **options: Any) -> Outcome:
    """Calls a function of a text."""
    made = machine(language, text)
    methods = [method for each in made.program.classes for method in each.methods]
    function = next(each for each in (*made.program.functions, *methods) if each.name == name)
    return made.call(function, arguments, **options)


def value(language: str, text: str, name: str, *arguments: Any) -> Any:
    """Returns what a function of a text gives; it must return."""
    outcome = call(language, text, name, *arguments)
    assert outcome.kind == "returned", outcome
    return outcome.value


def output(language: str, text: str, stdin: str = "") -> str:
    """Returns what a whole program writes; it must end without an exception."""
    outcome = machine(language, text).run(TextInput(stdin))
    assert outcome.kind == "returned", outcome
    return outcome.output


__all__ = ["Limits", "TextInput", "call", "machine", "output", "value"]
