"""debug-print: console output for debugging."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from variorum.languages.language import Language
from variorum.rules.finding import Fix, Severity, Violation, Weight
from variorum.rules.printed_output import Words, arguments_of, forms_of_output
from variorum.rules.removal_edits import remove_statement
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.document import Document
from variorum.syntax.item import Item, Match
from variorum.syntax.item_memo import memoized_per_item
from variorum.syntax.name_words import words_of
from variorum.syntax.nested_spans import NestedSpans
from variorum.syntax.outline import Declaration
from variorum.syntax.span import Span

RULE = Rule(
    id="debug-print",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    context=Context.PROGRAM,
    is_style_rule=True,
    what=(
        "Finds statements that print to the console. Output that does not look like debugging is a hint, and so is all output of "
        "functions that are named for printing (`main`, `printTree`, `usage`). In a translation, output is part of the program. "
        "There only output is reported that looks like debugging and that the original does not print: a word such as `debug` or "
        "`here`, a variable printed under its own name, or a bare variable printed by a function whose name is not about output."
    ),
    why="Leftover debug output confuses users and tools that read the program's output.",
    example=Example(
        before='def area(width, height):\n    print("DEBUG", width)\n    return width * height\n',
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)

_STRING = re.compile(r'"(?:[^"\\\n]|\\.){0,200}"|\'(?:[^\'\\\n]|\\.){0,200}\'|`(?:[^`\\]|\\.){0,200}`')
_DEBUGGING_WORD = re.compile(
    r"\b(?:debug(?:ging)?|trace|tracing|dump|todo|fixme|xxx+|here|checkpoint|entering|leaving|reached)\b"
    r"|^\W*test(?:ing)?\b",
    re.I,
)
_INTERPOLATED = re.compile(r"\b(\w+)\s*[=:]+\s*\$?\{\s*(?:\w+\.)*(\w+)\s*\}|\{\s*[\w.]+\s*=\s*\}")
_NAME = re.compile(r"[^\W\d][\w.]*(?:->\w+)*")
# Names that only end a line or name a stream.
_NOT_PRINTED = frozenset({"endl", "std.endl", "std", "f", "flush", "end", "sep"})
# Functions whose task is to print.
_OUTPUT_WORDS = frozenset([
    "main", "print", "println", "printer", "report", "show", "display", "write", "output", "render",
    "log", "logger", "draw", "help", "usage", "menu", "demo", "run", "solve", "example", "prompt",
    "greet", "start", "process", "play", "message", "list", "summary", "test", "tests", "dump",
    "describe", "echo", "emit",
])  # fmt: skip


@RULE.check_files_with("debug.print", "debug.print.part")
def prints(file: FileUnit) -> Iterator[Violation]:
    """Reports all console output of a file, or in a translation the output for debugging."""
    yield from _all_output(file) if file.source_language is None else _debug_output(file)


def _all_output(file: FileUnit) -> Iterator[Violation]:
    """Yields the output of an untranslated file, without calls of names that the file binds itself."""
    items = {
        item.span: item
        for capture in ("debug.print", "debug.print.part")
        for item in file.document.items_with(capture)
        if not item.facts.is_broken
    }
    found = [(items[span], *one) for span in sorted(items) for one in _output(file.document, items[span])]
    through = frozenset(name for _, name, _ in found if name is not None)
    own = {binding.name for _, binding in file.document.bindings_of(through)} if through else ()
    for item, name, violation in found:
        if name not in own:
            yield violation.shifted(item.span.start)


def _debug_output(file: FileUnit) -> Iterator[Violation]:
    """Yields the debug output of a translation that the original does not have."""
    for item in file.document.items_with("debug.print"):
        if item.facts.is_broken:
            continue
        for forms, violation in _debugging(file.document, item, file.source_language):
            if forms.isdisjoint(file.workspace_context.printed_in_original):
                yield violation.shifted(item.span.start)


@memoized_per_item
def _output(document: Document, item: Item) -> Sequence[tuple[str | None, Violation]]:
    """Returns the findings of an item of an untranslated file, each with the name that prints, if any."""
    unit = ItemUnit(document.language, item.facts)
    through = {
        match[capture]: unit.text(match["debug.print.through"])
        for capture in ("debug.print", "debug.print.part")
        for match in unit.matches(capture)
        if "debug.print.through" in match
    }
    return [(through.get(one.span), one) for one in _prints(unit)]


@memoized_per_item
def _debugging(
    document: Document, item: Item, source_language: Language | None
) -> Sequence[tuple[frozenset[Words], Violation]]:
    """Returns the findings of an item of a translation, each with what tells its output from other output."""
    unit = ItemUnit(document.language, item.facts, source_language)
    forms = {
        match["debug.print"]: forms_of_output(arguments_of(item, match))
        for match in item.facts.matches["debug.print"]
    }
    return [(forms[one.span], one) for one in _prints(unit)]


def _prints(item: ItemUnit) -> Iterator[Violation]:
    """Yields console output. In a translation, yields only output that looks like debugging."""
    statements, behind = set(), -1
    for match in sorted(item.matches("debug.print"), key=_outermost_first):
        statement = match["debug.print"]
        if statement.end <= behind:
            # It is inside a statement that is reported.
            continue
        if "debug.print.through" in match and _is_bound(item, match["debug.print.through"]):
            continue
        statements.add(statement)
        arguments = item.text(match.get("debug.print.arguments", statement))
        # Such a tool is only used for debugging, whatever the function does.
        is_debugging = "debug.print.tool" in match or _is_debugging(item, statement, arguments)
        if item.source_language is not None and not is_debugging:
            continue
        behind = statement.end
        yield _violation(item, match, is_debugging=is_debugging)
    if item.source_language is None:
        yield from _parts(item, NestedSpans(statements))


def _violation(item: ItemUnit, match: Match, *, is_debugging: bool) -> Violation:
    statement, fix = match["debug.print"], None
    if "debug.print.inside" not in match:
        edit = remove_statement(item.language, item.facts, statement)
        # Output is the purpose of a program: a person decides whether it may go.
        fix = Fix("Remove the print statement", (edit,), is_safe=False)
    if is_debugging:
        return RULE.at(statement, "prints to the console for debugging", fix=fix)
    return RULE.at(statement, "prints to the console", fix=fix, severity=Severity.HINT)


def _parts(item: ItemUnit, statements: NestedSpans) -> Iterator[Violation]:
    """Yields output inside of statements that do more than print."""
    for match in item.matches("debug.print.part"):
        part = match["debug.print.part"]
        if statements.innermost(part) is None and not _is_bound(item, match["debug.print.through"]):
            yield RULE.at(part, "prints to the console", severity=Severity.HINT)


def _outermost_first(match: Match) -> tuple[int, int]:
    return match["debug.print"].start, -match["debug.print"].end


def _is_bound(item: ItemUnit, name: Span) -> bool:
    """Returns whether the program binds the name itself, so that it is not the built-in print function."""
    return name not in item.facts.names.free.get(item.text(name), ())


def _is_debugging(item: ItemUnit, statement: Span, arguments: str) -> bool:
    strings = _STRING.findall(arguments)
    if strings and _DEBUGGING_WORD.search(strings[0]):
        return True
    if any(_is_labelled_variable(string) for string in strings):
        return True
    if not _around(item, statement) or _is_for_output(item, statement):
        return False
    return _is_bare_dump(arguments, strings)


def _around(item: ItemUnit, statement: Span) -> list[Declaration]:
    return [one for one in item.facts.declarations if one.body and one.body.contains(statement)]


def _is_for_output(item: ItemUnit, statement: Span) -> bool:
    """Returns whether the enclosing function is named for printing."""
    return any(_OUTPUT_WORDS.intersection(words_of(one.name)) for one in _around(item, statement))


def _is_labelled_variable(string: str) -> bool:
    """Returns whether a template prints a variable under its own name, as in `{x=}` or `x = {x}`."""
    return any(found[1] == found[2] for found in _INTERPOLATED.finditer(string))


def _is_bare_dump(arguments: str, strings: list[str]) -> bool:
    """Returns whether only plain variables are printed, perhaps after a label of a word or two."""
    rest = _STRING.sub(" ", arguments).strip()
    names = [name for name in _NAME.findall(rest.replace("::", ".")) if name not in _NOT_PRINTED]
    if not names or _calls(arguments) or any("{" in string or "%" in string for string in strings):
        return False
    label = " ".join(strings)
    return len(strings) <= 1 and len(words_of(label)) <= 2


def _calls(arguments: str) -> bool:
    """Returns whether the printed arguments contain a call."""
    rest = _STRING.sub(" ", arguments).strip()
    if rest.startswith("(") and rest.endswith(")"):
        rest = rest[1:-1]
    return "(" in rest or ("{" in arguments and "(" in arguments.strip("()"))
