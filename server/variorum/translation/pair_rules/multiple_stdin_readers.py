"""multiple-stdin-readers: more than one buffered reader on standard input."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.outline import Declaration
from variorum.syntax.program_events import events_of
from variorum.syntax.shapes import Shape, item_shapes
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="multiple-stdin-readers",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds translations that wrap standard input in a buffered reader more than once: in two places, or in a function "
        "that runs more than once. `buffering_readers` of a language's `meanings.toml` lists the readers with a buffer, "
        "`standard_input` what they wrap."
    ),
    why="The first reader buffers the whole input, and the second one finds nothing.",
    example=Example(
        before=(
            "static int number() {\n    return new Scanner(System.in).nextInt();\n}\n\n"
            "static int sum() {\n    return number() + number();\n}\n"
        ),
        after=(
            "static final Scanner INPUT = new Scanner(System.in);\n\n"
            "static int sum() {\n    return INPUT.nextInt() + INPUT.nextInt();\n}\n"
        ),
        language="java",
    ),
)


@RULE.check_pair
def multiple_stdin_readers(pair: PairUnit) -> Iterator[Violation]:
    """Reports the second reader, or the only one if it is created repeatedly."""
    made = [span.shifted(item.span.start) for item, spans in _made(pair.target) for span in spans]
    if len(made) > 1:
        yield RULE.at(made[1], "this reader finds no input: the one before it has buffered everything")
    elif made and _runs_again(pair.target, made[0]):
        yield RULE.at(made[0], "every call creates another reader, and the first one buffers the whole input")


@collected
def _made(document: Document, item: Item) -> list[Span]:
    """Returns where an item creates readers of standard input. Nested readers count as one."""
    meanings = document.language.meanings
    inputs: Sequence[str] = meanings.get("standard_input", ())
    found: list[Span] = []
    if not any(one.rpartition(".")[2].encode() in item.facts.text for one in inputs):
        return found
    readers = frozenset(meanings.get("buffering_readers", ()))
    for shape in item_shapes(document, item):
        name, given = _parts(shape)
        wraps = name in readers and any(one in "".join(given.split()) for one in inputs)
        if wraps and not (found and found[-1].contains(shape.span)):
            found.append(shape.span)
    return found


def _parts(shape: Shape) -> tuple[str, str]:
    if shape.kind == "creation":
        return shape.text("type").partition("<")[0], shape.text("arguments")
    if shape.kind == "call":
        receiver = shape.text("receiver")
        return (f"{receiver}.{shape.text('name')}" if receiver else shape.text("name")), shape.text(
            "arguments"
        )
    return "", ""


def _runs_again(document: Document, place: Span) -> bool:
    """Returns whether the function around a place is called in a loop or from several places, or the place itself is in a
    loop."""
    loops = [event.span for event in events_of(document, "loop")]
    if any(loop.contains(place) for loop in loops):
        return True
    function = _function_around(document, place)
    if function is None:
        return False
    called = [
        shape.span.shifted(item.span.start)
        for item in document.items
        for shape in item_shapes(document, item)
        if shape.kind == "call" and shape.text("name") == function.name
    ]
    return len(called) > 1 or any(loop.contains(call) for loop in loops for call in called)


def _function_around(document: Document, place: Span) -> Declaration | None:
    """Returns the function around a place. Constructors and fields run once for each object."""
    for item in document.items:
        for declaration in item.facts.declarations:
            if declaration.kind in ("function", "method") and declaration.span.shifted(
                item.span.start
            ).contains(place):
                return declaration
    return None
