"""not-callable: a call of a name that is bound to a value."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.bindings import Binding
from variorum.syntax.program_events import Event
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="not-callable",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds calls of a name that the same function binds to a string, a number or a collection: usually a built-in "
        "function, such as `str` or `max`, whose name the original used for a variable."
    ),
    why="The variable hides the function of that name, and calling a value raises an error.",
    example=Example(
        before="def show(count):\n    str = input()\n    print(str + str(count))\n",
        after="def show(count):\n    text = input()\n    print(text + str(count))\n",
        language="python",
    ),
)
# May give a function: nothing is known of a name bound to it.
_MAY_BE_CALLED = frozenset(
    {"map", "next", "get", "pop", "peek", "iterator", "copy", "any", "input-stream", "output-stream"}
)
_LITERALS = frozenset({"number", "string", "boolean", "null"})


@RULE.check_target_item
def calls_of_values(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports calls by a bare name whose every visible binding is a value."""
    values = list(_values(part))
    for event in part.events if values else ():
        if event.kind not in ("call", "invoke") or event.receiver:
            continue
        for binding, elsewhere in values:
            if any(one.contains(event.span) for one in elsewhere):
                continue
            if any(read.start == event.span.start for read in binding.reads) and _calls(part, event, binding):
                span = Span(event.span.start, event.span.start + len(binding.name.encode()))
                yield RULE.at(span, f"`{binding.name}` is not callable: it is bound to a value")


def _calls(part: TargetItemUnit, event: Event, binding: Binding) -> bool:
    """Returns whether the name itself is called, not a member of it."""
    behind = part.facts.text[event.span.start + len(binding.name.encode()) : event.span.end]
    return decode(behind).lstrip().startswith("(")


def _values(part: TargetItemUnit) -> Iterator[tuple[Binding, list[Span]]]:
    """Yields the names of the item that are only bound to values, with the parts in which they mean something else."""
    plain = {event.span for event in part.events_of("call") if event.value not in _MAY_BE_CALLED}
    plain |= {_with_quotes(part, event.span) for kind in _LITERALS for event in part.events_of(kind)}
    assigned = {
        match["assign.name"]: match["assign.value"]
        for match in part.facts.matches.get("assign.statement", ())
        if "assign.name" in match and "assign.value" in match
    }
    for binding in part.facts.names.inner:
        places = (*binding.definitions, *binding.writes)
        if all(place in assigned and assigned[place] in plain for place in places):
            # In its own value the name may still have its outer meaning.
            own = [assigned[place] for place in places] if part.language.scopes.block_scoped else []
            yield binding, own


def _with_quotes(part: TargetItemUnit, span: Span) -> Span:
    """Returns the range of a literal with its quotation marks, if it has any."""
    text = part.facts.text
    if text[span.start - 1 : span.start] in (b'"', b"'") and text[span.end : span.end + 1] in (b'"', b"'"):
        return Span(span.start - 1, span.end + 1)
    return span
