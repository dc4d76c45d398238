"""unknown-import: a name that a standard module does not have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache

from variorum.languages import Language
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item, Match
from variorum.syntax.item_memo import collected
from variorum.syntax.program_events import Event, item_events
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="unknown-import",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds names that a translation imports or accesses from a module of the standard library which does not have them. "
        "Modules that may be extended elsewhere, and names bound again in the file, are ignored."
    ),
    why="The import or the access fails: the name was invented, or belongs to another module or language.",
    example=Example(
        before="from collections import PriorityQueue\n",
        after="from queue import PriorityQueue\n",
        language="python",
    ),
)


@RULE.check_pair
def unknown_imports(pair: PairUnit) -> Iterator[Violation]:
    """Reports names in import statements, then members of imported modules."""
    table = pair.target.language.module_members
    if not table:
        return
    for item in pair.target.items_with("import.member"):
        for match in item.facts.matches["import.member"]:
            module, name = _text(item, match["import.module"]), _text(item, match["import.member"])
            if module in table and not _has(table, module, name):
                span = match["import.member"].shifted(item.span.start)
                yield RULE.at(span, f"module `{module}` has no `{name}`")
    yield from _unknown_members(pair.target, table)


def _has(table: Mapping[str, frozenset[str]], module: str, name: str) -> bool:
    """Returns whether the module has the name, as a member or as a submodule. Private names are not listed and count as known."""
    whole = f"{module}.{name}"
    is_module = any(known == whole or known.startswith(f"{whole}.") for known in table)
    return name in table[module] or name.startswith("_") or is_module


def _unknown_members(document: Document, table: Mapping[str, frozenset[str]]) -> Iterator[Violation]:
    modules = _modules_by_name(document, table)
    for item, taken in _taken(document) if modules else ():
        if item.facts.is_broken:
            continue
        for receiver in taken.keys() & modules.keys():
            module = modules[receiver]
            for event in taken[receiver]:
                if not _has(table, module, event.value):
                    yield RULE.at(event.span.shifted(item.span.start), f"`{module}` has no `{event.value}`")


@collected
def _taken(document: Document, item: Item) -> Mapping[str, Sequence[Event]]:
    """Returns what the item accesses of each name that means the same in it as around it."""
    hidden = {binding.name for binding in item.facts.names.inner if binding.kind != "import"}
    found: dict[str, list[Event]] = {}
    for kind in ("method", "member"):
        for event in item_events(document, item, kind):
            if event.receiver not in hidden:
                found.setdefault(event.receiver, []).append(event)
    return found


def _modules_by_name(document: Document, table: Mapping[str, frozenset[str]]) -> dict[str, str]:
    """Returns the names that mean a module of the table: imported ones, and predefined ones."""
    found = {name: name for name in _modules_at_hand(document.language)}
    for item in document.items_with("import.module"):
        for match in item.facts.matches["import.module"]:
            if "import.member" not in match:
                name = _name(item, match)
                found |= {name: module} if (module := _text(item, match["import.module"])) in table else {}
    rebound = {
        binding.name
        for _, binding in document.bindings_of(found.keys())
        if any(kind != "import" for kind in binding.kinds) or binding.writes
    }
    return {name: module for name, module in found.items() if name not in rebound}


@cache
def _modules_at_hand(language: Language) -> Set[str]:
    """Returns the modules that need no import."""
    return language.builtins & language.module_members.keys()


def _name(item: Item, match: Match) -> str:
    return _text(item, match["import.alias" if "import.alias" in match else "import.module"])


def _text(item: Item, span: Span) -> str:
    return "".join(item.facts.text_of(span).split()).strip('"`')
