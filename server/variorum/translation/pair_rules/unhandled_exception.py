"""unhandled-exception: a checked exception that is neither handled nor declared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.declared_names import is_declared
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.outline import Declaration
from variorum.syntax.program_events import Event
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit, TargetItemUnit

RULE = PairRule(
    id="unhandled-exception",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds library calls that throw a checked exception, in a function without a handler around the call and without a "
        "declaration of the exception. `[rules.unhandled-exception]` of a language lists the `calls` and how functions "
        "declare exceptions (`announced`)."
    ),
    why="The original's language has no checked exceptions. Here the compiler rejects the call.",
    example=Example(
        before="static String line(BufferedReader in) {\n    return in.readLine();\n}\n",
        after="static String line(BufferedReader in) throws IOException {\n    return in.readLine();\n}\n",
        language="java",
    ),
)


@RULE.check_pair
def unhandled_exceptions(pair: PairUnit) -> Iterator[Violation]:
    """Reports such calls in every function of the translation, unless the file has a method of that name."""
    if not pair.target.language.policy(RULE.id):
        return
    for item, calls in _unhandled(pair.target):
        for span, name in calls:
            if is_declared(pair.target, name.rpartition(".")[2]):
                continue
            message = f"`{name.lstrip('.')}` throws a checked exception that is neither handled nor declared"
            yield RULE.at(span.shifted(item.span.start), message)


@collected
def _unhandled(document: Document, item: Item) -> Sequence[tuple[Span, str]]:
    """Returns the calls in the functions of an item with an unhandled checked exception, each with the name of the callee."""
    policy = document.language.policy(RULE.id)
    calls, text = frozenset(policy["calls"]), item.facts.text
    if item.facts.is_broken or not any(name.rpartition(".")[2].encode() in text for name in calls):
        return ()
    part = TargetItemUnit(document, item)
    found = []
    for event, name in _calls(part, calls):
        around = _function_around(part, event.span)
        if around is not None and not _is_handled(part, event, around, policy["announced"]):
            found.append((event.span, name))
    return found


def _calls(part: TargetItemUnit, names: frozenset[str]) -> Iterator[tuple[Event, str]]:
    for kind in ("call", "invoke", "new"):
        for event in part.events_of(kind):
            text = part.facts.text[event.span.start : event.span.end].decode("utf-8", "replace")
            head = "".join(text.partition("(")[0].replace("new ", "new_").split())
            for name in (head, f".{head.rpartition('.')[2]}"):
                if name in names:
                    yield event, name.replace("new_", "new ")
                    break


def _function_around(part: TargetItemUnit, place: Span) -> Declaration | None:
    around = [one for one in part.facts.declarations if one.body is not None and one.body.contains(place)]
    return around[-1] if around and around[-1].kind in ("function", "method", "constructor") else None


def _is_handled(part: TargetItemUnit, event: Event, around: Declaration, announced: str) -> bool:
    assert around.body is not None
    head = part.facts.text[around.span.start : around.body.start].decode("utf-8", "replace")
    tried = (one.span for one in part.events_of("try"))
    # A nested function handles its own exceptions.
    nested = (one.span for one in part.events_of("lambda"))
    return announced in head.split() or any(one.contains(event.span) for one in (*tried, *nested))
