"""debug-breakpoint: a statement that stops the program in a debugger."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import attrs

from variorum.languages import Language
from variorum.rules.finding import Fix, Severity, Violation, Weight
from variorum.rules.imported_paths import imported_paths
from variorum.rules.removal_edits import remove_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

RULE = Rule(
    id="debug-breakpoint",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    what=(
        "Finds statements that stop the program in a debugger. `[rules.debug-breakpoint]` of a language lists the full names of "
        "the `calls` that do so, which are resolved through imports, and the `modules` that have no other purpose: an import of "
        "one counts too if the file uses it for nothing else. `shells` matches calls that start an interactive shell, which a "
        "program may offer to its users: in an untranslated file they are information."
    ),
    why="Without a debugger such a statement stops the program or waits for input that never comes.",
    example=Example(
        before="def area(width, height):\n    breakpoint()\n    return width * height\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)

_CALLED = re.compile(rb"((?:\s*\.\s*\w+)*)\s*\(")
# A program that offers a debugger passes a function that starts it, or a frame to stop in.
_HANDED_ON = re.compile(rb"\blambda\b[^:\n]{0,60}:\s*$")
_STOPS_HERE = re.compile(rb"\s*(?:\)|\w+\s*=)")


@attrs.frozen
class _Imported:
    binding: Binding
    path: str
    whole: str
    """The path of the import; `import a.b` binds its first part."""


@RULE.check_items_with("debug.breakpoint")
def breakpoints(item: ItemUnit) -> Iterator[Violation]:
    """Reports every statement that the language's `@debug.breakpoint` marks."""
    for match in item.matches("debug.breakpoint"):
        statement = match["debug.breakpoint"]
        yield RULE.at(statement, _MESSAGE, fix=_removal(item.language, item.facts, statement))


@RULE.check_file
def calls_of_imported_debuggers(file: FileUnit) -> Iterator[Violation]:
    """Reports calls of listed functions, resolved through the file's imports, and imports that are used for nothing else."""
    calls, roots = _calls(file.language)
    if not calls:
        return
    document, outer = file.document, dict[str, list[tuple[Item, _Imported]]]()
    for item, imported in document.found(_debugger_imports, file.language):
        if imported.binding.is_outermost:
            outer.setdefault(imported.binding.name, []).append((item, imported))
        else:
            yield from _local_uses(file, calls, item, imported)
    # Without an import the name of a debugger can only mean the debugger.
    meanings = {
        name: name for name in roots & document.read_names if name not in document.symbol_counts.bound
    }
    meanings |= {name: found[-1][1].path for name, found in outer.items()}
    others = set[str]()
    for item in document.items_naming(meanings.keys()):
        for name in meanings.keys() & item.facts.names.free.keys():
            for place in item.facts.names.free[name]:
                call = _call_at(item.facts, place, meanings[name])
                if call is None or call[1] not in calls:
                    others.add(name)
                elif not item.facts.is_broken:
                    yield _violation(file, item, *call)
    for name in outer.keys() - others:
        for item, imported in outer[name]:
            yield from _import_violation(file, calls, item, imported)


@cache
def _calls(language: Language) -> tuple[frozenset[str], frozenset[str]]:
    """Returns the full names of the functions that stop in a debugger, and the first parts of these names."""
    calls = frozenset(language.policy(RULE.id).get("calls", ()))
    return calls, frozenset([call.partition(".")[0] for call in calls])


_MESSAGE = "stops the program in a debugger"


def _debugger_imports(items: Sequence[Item], language: Language) -> list[tuple[int, _Imported]]:
    """Returns the imports that bind the first part of a listed call."""
    calls = language.policy(RULE.id)["calls"]
    found = []
    for index, item in enumerate(items):
        if "import.module" not in item.facts.matches or item.facts.is_broken:
            continue
        paths = imported_paths(item.facts)
        wanted = {
            place: path
            for place, path in paths.items()
            if any(f"{call}.".startswith(f"{path}.") for call in calls)
        }
        for binding in (*item.facts.names.outermost, *item.facts.names.inner) if wanted else ():
            for place in binding.definitions:
                if place in wanted:
                    found.append(
                        (index, _Imported(binding, wanted[place], _spelled(item.facts, place, wanted[place])))
                    )
    return found


def _spelled(facts: ItemFacts, place: Span, path: str) -> str:
    behind = re.compile(rb"(?:\s{0,80}\.\s{0,80}\w+)*").match(facts.text, place.end)
    return path + "".join(decode(behind[0]).split()) if behind else path


def _local_uses(
    file: FileUnit, calls: frozenset[str], item: Item, imported: _Imported
) -> Iterator[Violation]:
    """Yields the uses of a function's local import."""
    found = [_call_at(item.facts, place, imported.path) for place in imported.binding.reads]
    stops = [call for call in found if call is not None and call[1] in calls]
    for call in stops:
        yield _violation(file, item, *call)
    if len(stops) == len(found):
        yield from _import_violation(file, calls, item, imported)


def _import_violation(
    file: FileUnit, calls: frozenset[str], item: Item, imported: _Imported
) -> Iterator[Violation]:
    if imported.whole in calls or imported.whole in file.policy(RULE.id).get("modules", ()):
        message = f"`{imported.whole}` is imported for debugging"
        severity = _severity(file, imported.whole)
        yield RULE.at(imported.binding.definitions[-1], message, severity=severity).shifted(item.span.start)


def _severity(file: FileUnit, path: str) -> Severity | None:
    shells = file.policy(RULE.id).get("shells")
    if file.source_language is not None:
        return None
    is_shell = shells is not None and re.search(shells, path) is not None
    return Severity.INFORMATION if is_shell or _offers_a_debugger(file) else None


def _offers_a_debugger(file: FileUnit) -> bool:
    """Returns whether the file has a function, called from outside, that opens a debugger on a signal or a failure:
    `offered_by` matches it."""
    offered = file.policy(RULE.id).get("offered_by")
    return offered is not None and any(file.document.folded(_matches, offered))


def _matches(items: Sequence[Item], pattern: str) -> bool:
    return any(re.search(pattern, decode(item.facts.text)) for item in items)


def _call_at(facts: ItemFacts, place: Span, path: str) -> tuple[Span, str] | None:
    """Returns the full name of the function called at a place that reads an imported name, and its range."""
    behind = _CALLED.match(facts.text, place.end)
    if behind is None or _HANDED_ON.search(facts.text, max(0, place.start - 80), place.start):
        return None
    called = path + "".join(decode(behind[1]).split())
    if called.endswith("set_trace") and not _STOPS_HERE.match(facts.text, behind.end()):
        return None
    return Span(place.start, behind.end(1)), called


def _violation(file: FileUnit, item: Item, called: Span, path: str) -> Violation:
    statement = next(
        (
            match["debug.call"]
            for match in item.facts.matches.get("debug.call", ())
            if match["debug.call"].start == called.start
        ),
        None,
    )
    fix = _removal(file.language, item.facts, statement) if statement else None
    severity = _severity(file, path)
    return RULE.at(statement or called, _MESSAGE, fix=fix, severity=severity).shifted(item.span.start)


def _removal(language: Language, facts: ItemFacts, statement: Span) -> Fix:
    # If a breakpoint waits without a debugger, the program now continues; otherwise the statement has no effect anyway.
    is_safe = bool(language.policy(RULE.id).get("inert"))
    return Fix("Remove the breakpoint", (remove_statement(language, facts, statement),), is_safe)
