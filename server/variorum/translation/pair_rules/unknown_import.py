"""unknown-import: a name taken from a standard module that does not have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache

from variorum.languages import Language
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.item import Item, Match
from variorum.syntax.item_memo import noted
from variorum.syntax.program_events import Event, item_events
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PairUnit

RULE = PairRule(
    id="unknown-import",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds names that a translation takes from a module of the standard library, by an import or behind a dot, and that "
        "the module does not have. Modules that may be extended elsewhere, and names bound again in the file, are left alone."
    ),
    why="The program stops where it is imported or reached: the name was invented, or belongs to another module or language.",
    example=Example(
        before="from collections import PriorityQueue\n",
        after="from queue import PriorityQueue\n",
        language="python",
    ),
)


@RULE.check_pair
def unknown_imports(pair: PairUnit) -> Iterator[Violation]:
    """Names in import statements, then members of modules in use."""
    table = pair.target.language.module_members
    if not table:
        return
    for item in pair.target.items_with("import.member"):
        for match in item.facts.matches["import.member"]:
            module, name = _text(item, match["import.module"]), _text(item, match["import.member"])
            if module in table and not _has(table, module, name):
                span = match["import.member"].shifted(item.span.start)
                yield RULE.at(span, f"the module `{module}` has no `{name}`")
    yield from _unknown_members(pair.target, table)


def _has(table: Mapping[str, frozenset[str]], module: str, name: str) -> bool:
    """Whether the module has the name, as a member or as a module of its own; private names are anybody's guess."""
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


@noted
def _taken(document: Document, item: Item) -> Mapping[str, Sequence[Event]]:
    """What the item takes from each name that means the same in it as around it."""
    hidden = {binding.name for binding in item.facts.names.inner if binding.kind != "import"}
    found: dict[str, list[Event]] = {}
    for kind in ("method", "member"):
        for event in item_events(document, item, kind):
            if event.receiver not in hidden:
                found.setdefault(event.receiver, []).append(event)
    return found


def _modules_by_name(document: Document, table: Mapping[str, frozenset[str]]) -> dict[str, str]:
    """The names that mean a module of the table here: imported ones, and what the language always has."""
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
    """The modules that no file has to import."""
    return language.builtins & language.module_members.keys()


def _name(item: Item, match: Match) -> str:
    return _text(item, match["import.alias" if "import.alias" in match else "import.module"])


def _text(item: Item, span: Span) -> str:
    return "".join(decode(item.facts.text[span.start : span.end]).split()).strip('"`')
