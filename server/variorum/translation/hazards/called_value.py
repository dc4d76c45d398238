"""called-value: a name that is called like a function after the program made it a value."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.program import Event, item_program
from variorum.syntax.span import Span
from variorum.syntax.text import decode
from variorum.translation.hazard import PairRule, PairUnit

RULE = PairRule(
    id="called-value",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds calls of a name that the same function binds to a text, a number or a collection: most often a builtin "
        "function, such as `str` or `max`, whose name the original used for a variable."
    ),
    why="The variable hides the function of that name, and calling a value stops the program.",
    example=Example(
        before="def show(count):\n    str = input()\n    print(str + str(count))\n",
        after="def show(count):\n    text = input()\n    print(text + str(count))\n",
        language="python",
    ),
)
# What gives a function, or may: nothing is known of a name that is bound to it.
_MAY_BE_CALLED = frozenset(
    {"map", "next", "get", "pop", "peek", "iterator", "copy", "any", "input-stream", "output-stream"}
)
_LITERALS = frozenset({"number", "string", "boolean", "null"})


@RULE.check_pair
def called_values(pair: PairUnit) -> Iterator[Violation]:
    """Calls by a bare name whose every binding in reach is a value."""
    for item in pair.target.items:
        if item.facts.is_broken:
            continue
        values = list(_values(pair.target, item))
        for event in item_program(pair.target, item) if values else ():
            if event.kind not in ("call", "invoke") or event.receiver:
                continue
            for binding, elsewhere in values:
                if any(one.contains(event.span) for one in elsewhere):
                    continue
                if any(read.start == event.span.start for read in binding.reads) and _calls(
                    item, event, binding
                ):
                    span = Span(event.span.start, event.span.start + len(binding.name.encode()))
                    yield RULE.at(
                        span.shifted(item.span.start),
                        f"`{binding.name}` is a value here, which cannot be called",
                    )


def _calls(item: Item, event: Event, binding: Binding) -> bool:
    """Whether the name itself is called, not something that is taken from it."""
    behind = item.facts.text[event.span.start + len(binding.name.encode()) : event.span.end]
    return decode(behind).lstrip().startswith("(")


def _values(document: Document, item: Item) -> Iterator[tuple[Binding, list[Span]]]:
    """The names of the item that are only ever bound to values, with the parts in which they mean something else."""
    events = item_program(document, item)
    plain = {event.span for event in events if event.kind == "call" and event.value not in _MAY_BE_CALLED}
    plain |= {_with_quotes(item, event.span) for event in events if event.kind in _LITERALS}
    assigned = {
        match["assign.name"]: match["assign.value"]
        for match in item.facts.matches.get("assign.statement", ())
        if "assign.name" in match and "assign.value" in match
    }
    for binding in item.facts.names.inner:
        places = (*binding.definitions, *binding.writes)
        if all(place in assigned and assigned[place] in plain for place in places):
            # In its own value the name may still mean what it means further out.
            own = [assigned[place] for place in places] if document.language.scopes.block_scoped else []
            yield binding, own


def _with_quotes(item: Item, span: Span) -> Span:
    """The range of a literal with the quotation marks around it, if there are any."""
    text = item.facts.text
    if text[span.start - 1 : span.start] in (b'"', b"'") and text[span.end : span.end + 1] in (b'"', b"'"):
        return Span(span.start - 1, span.end + 1)
    return span
