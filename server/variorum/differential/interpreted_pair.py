"""Compares two texts by interpreting them in process."""

from __future__ import annotations

import attrs

from variorum.differential.comparison import compare
from variorum.differential.missing_classes import with_missing_classes
from variorum.differential.verdict import Verdict
from variorum.interpreter.deep import with_deep_stack
from variorum.interpreter.machine import Machine
from variorum.interpreter.semantics import is_interpreted, semantics_of
from variorum.languages import Language
from variorum.program.declarations import Program
from variorum.program.lowering import lower


@attrs.frozen(eq=False)
class InterpretedPair:
    """A lowered program and its interpreter."""

    program: Program
    machine: Machine


def interpreted_pair(
    source: str, source_language: Language, target: str, target_language: Language
) -> tuple[InterpretedPair, InterpretedPair]:
    """Lowers both texts. Classes that neither file defines are inferred from the use of their fields."""
    first, second = with_missing_classes(lower(source_language, source), lower(target_language, target))
    return (
        InterpretedPair(first, Machine(first, source_language)),
        InterpretedPair(second, Machine(second, target_language)),
    )


def reason_against(*languages: Language) -> str:
    """Returns why a pair in these languages gets no verdict, empty if nothing speaks against one."""
    for language in languages:
        if not is_interpreted(language.id):
            return f"{language.name} is not interpreted"
        if not semantics_of(language.id).is_measured:
            return f"the interpretation of {language.name} is not measured"
    return ""


def as_earned(verdict: Verdict, *languages: Language) -> Verdict:
    """Returns a verdict whose witness is information, unless witnesses in these languages have earned a warning."""
    return verdict if all(semantics_of(each.id).warns for each in languages) else verdict.as_information()


def compare_sources(
    source: str, source_language: Language, target: str, target_language: Language
) -> Verdict:
    """Compares two whole files on generated inputs."""

    def compared() -> Verdict:
        first, second = interpreted_pair(source, source_language, target, target_language)
        return compare(first.program, first.machine, second.program, second.machine)

    reason = reason_against(source_language, target_language)
    if reason:
        return Verdict(reason=reason)
    return as_earned(with_deep_stack(compared), source_language, target_language)
