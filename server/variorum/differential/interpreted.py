"""Compares two texts by interpreting them in process."""

from __future__ import annotations

import attrs

from variorum.differential.comparison import compare
from variorum.differential.verdict import Verdict
from variorum.interpreter.deep import with_deep_stack
from variorum.interpreter.machine import Machine
from variorum.languages import Language
from variorum.program.declarations import Program
from variorum.program.lowering import lower


@attrs.frozen(eq=False)
class Interpreted:
    """A text that is ready to run."""

    program: Program
    machine: Machine

    @classmethod
    def of(cls, text: str, language: Language) -> Interpreted:
        """Lowers a text."""
        program = lower(language, text)
        return cls(program, Machine(program, language))


def compare_texts(source: str, source_language: Language, target: str, target_language: Language) -> Verdict:
    """Compares two whole files on generated inputs."""

    def compared() -> Verdict:
        first, second = Interpreted.of(source, source_language), Interpreted.of(target, target_language)
        return compare(first.program, first.machine, second.program, second.machine)

    return with_deep_stack(compared)
