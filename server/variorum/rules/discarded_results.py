"""Finds calls whose result is dropped and that do nothing else, by the declared type of the receiver."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

import attrs

from variorum.rules.unit import FileUnit
from variorum.syntax.item import Item, Match
from variorum.syntax.span import Span


def discarded_results(file: FileUnit, pure_methods: Mapping[str, str]) -> Iterator[tuple[Item, Span]]:
    """Yields each `@pure.call` with its item, if the receiver is declared in the file with a type of `pure_methods` and the
    method matches the expression of that type."""
    callers = [item for item in file.document.items_with("pure.call") if not item.facts.is_broken]
    if not callers:
        return
    known = DeclaredTypes.of(file)
    for item in callers:
        for match in item.facts.matches["pure.call"]:
            kind = known.type_of(item, match["pure.call.object"])
            pattern = pure_methods.get(kind) if kind is not None and kind not in known.own else None
            if pattern is not None and re.match(pattern, item.facts.text_of(match["pure.call.method"])):
                yield item, match["pure.call"]


@attrs.frozen
class DeclaredTypes:
    """The types with which a file declares its fields, and those that it declares itself."""

    own: frozenset[str]
    fields: Mapping[str, set[str | None]]

    @classmethod
    def of(cls, file: FileUnit) -> DeclaredTypes:
        """Returns the types of a file."""
        own = frozenset(name for found in file.document.folded(_declared_types) for name in found)
        return cls(own, _fields(file))

    def type_of(self, item: Item, place: Span) -> str | None:
        """Returns the name of the type that the variable or field at a place of the item is declared with. Returns None if
        it is unknown or has no name."""
        binding = next((one for one in item.facts.names.inner if place in one.reads), None)
        if binding is None:
            found = self.fields.get(item.facts.text_of(place), set())
        else:
            types = _types_of(item)
            found = {types.get(at) for at in binding.definitions}
        return next(iter(found)) if len(found) == 1 else None


def answers_only(file: FileUnit, item: Item, match: Match, known: DeclaredTypes) -> bool:
    """Returns whether a call that `@useless.question` marks may only answer a question.

    That is so if its receiver is declared with a type of the standard library, and not if it is declared with another type. If
    the type is unknown, the file must not declare a method of that name. `universal` in `[rules.useless-expression]` matches
    the methods that any object has, `own_types` lists the types of the language itself.
    """
    policy = file.policy("useless-expression")
    method = item.facts.text_of(match["useless.question"])
    if "universal" in policy and re.match(policy["universal"], method):
        return True
    kind = known.type_of(item, match["useless.asked"]) if "useless.asked" in match else None
    if kind is None:
        return not any(file.document.items_where(_declares, method))
    if kind in known.own or kind in file.workspace_context.visible_names:
        return False
    language = file.language
    return kind in policy.get("own_types", ()) or kind in language.builtins or kind in language.library_names


def _declares(item: Item, method: str) -> bool:
    return any(one.name == method and one.kind in ("function", "method") for one in item.facts.declarations)


def _types_of(item: Item) -> dict[Span, str]:
    matches = item.facts.matches.get("pure.call.declared", ())
    return {match["pure.call.declared"]: item.facts.text_of(match["pure.call.type"]) for match in matches}


def _fields(file: FileUnit) -> Mapping[str, set[str | None]]:
    """Returns the declared types of names that other items of the file can use, by name."""
    found: dict[str, set[str | None]] = defaultdict(set)
    for item in file.document.items_with("pure.call.declared"):
        types = _types_of(item)
        for binding in item.facts.names.outermost:
            found[binding.name].update(types.get(place) for place in binding.definitions)
    return found


def _declared_types(items: Sequence[Item]) -> tuple[str, ...]:
    bindings = (binding for item in items for binding in item.facts.names.outermost)
    return tuple(binding.name for binding in bindings if binding.kind in ("class", "type"))
