"""Formats a difference as a message."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.differential.display import action_of, display, display_text
from variorum.differential.observation import FORM, LAYOUT, ORDER, OVERFLOW, STATE, Observation

QUESTION = ": can that happen?"
_MAX_ARGUMENTS_LENGTH = 160
_MAX_FIELDS = 4


def message_of(names: Sequence[str], found: Observation, *, is_question: bool) -> tuple[str, str, str]:
    """Returns what the source does, what the target does, and the message.

    A warning states the difference: `for first = 5, second = 3 the original returns 5, the translation 3`. A hint
    asks.
    """
    first, second = found.source, found.target
    shows_effects = first.value is None and (second.value is None or bool(first.calls and second.calls))
    source, target = (
        action_of(
            outcome,
            result,
            shows_output=found.shows_output,
            shows_state=found.shows_state,
            shows_effects=shows_effects,
        )
        for outcome, result in ((first, found.source_result), (second, found.target_result))
    )
    verb = source.split(" ", 1)[0]
    shorter = target.removeprefix(verb + " ") if target.startswith(verb + " ") else target
    where = _where(names, found)
    if not is_question:
        return source, target, f"{where} the original {source}, the translation {shorter}"
    return source, target, f"{where} the original {source}, the translation {shorter}{_question(found)}"


def _where(names: Sequence[str], found: Observation) -> str:
    if found.stdin:
        return f"for the input {display_text(found.stdin)}"
    given = list(zip(names, found.arguments, strict=False))
    if not found.arguments:
        # The result of a method depends on the object, which its constructor made.
        fields = found.source.initial_fields.items()
        given = [(f"this.{name}", value) for name, value in fields][:_MAX_FIELDS]
    if not given:
        return "without arguments"
    each = max(24, _MAX_ARGUMENTS_LENGTH // len(given))
    return "for " + ", ".join(f"{name} = {display(value, each)}" for name, value in given)


def _question(found: Observation) -> str:
    if found.kind == OVERFLOW:
        return ": can numbers become so large?"
    if found.kind == ORDER:
        return ": does the order matter?"
    if found.kind == STATE:
        return ": does the caller read it?"
    if found.kind == FORM:
        return ": does the form matter?"
    if found.kind == LAYOUT:
        return ": can input come in this layout?"
    return QUESTION
