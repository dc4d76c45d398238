"""Writes a stub for a function that the translation lacks: its signature in the target language."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping
from typing import Any, NamedTuple

from variorum.languages import Language
from variorum.memo import memoized_in
from variorum.rules.finding import Edit, Fix
from variorum.syntax.document import Document
from variorum.syntax.name_words import in_case, words_of
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span
from variorum.translation.alignment_candidates import Candidate
from variorum.translation.operands import arguments_of
from variorum.translation.pair_rule import PairUnit

_GAP = "\n\n"
_DECORATION = re.compile(r"\b(?:const|final|mut|unsigned|readonly)\b|std::|[&*?]")
_GENERIC = re.compile(r"^(?P<base>[\w.]+)[<\[](?P<held>.+)[>\]]$")
_CLASS = re.compile(r"^[A-Z]\w*$")


class Stub(NamedTuple):
    """A stub and its place in the translation."""

    place: int
    """In bytes."""
    text: str

    @property
    def fix(self) -> Fix:
        """The insertion of the stub."""
        edit = Edit(Span(self.place, self.place), self.text)
        return Fix("Insert a stub for the missing item", (edit,), is_safe=False)


class Stubs:
    """The stubs of the items that a translation lacks."""

    def __init__(self, pair: PairUnit) -> None:
        self._pair = pair
        self._sites: dict[int, _Site] = {}

    def of(self, place: int) -> Stub | None:
        """Returns the stub of a missing item. Returns None if there is no place for it.

        A function goes after the counterpart of its nearest neighbour: a language with functions only in classes has no place for
        one outside. A class goes after everything else, with the signatures of its methods.

        `place` is the index of the item in the original.
        """
        pair = self._pair
        missing, target = pair.source_items[place], pair.target.language
        if missing.is_type:
            return _of_class(missing, pair) if "class" in target.stubs else None
        neighbour = _neighbour(place, pair)
        if neighbour is None or not target.stubs:
            return None
        site = self._sites.get(neighbour)
        if site is None:
            # Many of them may go after the same neighbour: the next one is what nobody has translated yet.
            site = self._sites[neighbour] = _Site.behind(pair.target_items[neighbour], pair.target)
        if not (site.is_member or target.stubs["alone"]):
            return None
        gap = _GAP if site.is_member else target.stubs.get("gap", _GAP)
        if site.is_member and _has_member(
            pair.target, _in_style(missing.declared.name, target.naming.function)
        ):
            return None
        stub = _stub(missing, target, site.is_member, site.margin)
        return Stub(site.place, f"{gap}{stub.replace('{receiver}', site.receiver)}")


class _Site(NamedTuple):
    """Where a function can be inserted, and how."""

    place: int
    margin: str
    is_member: bool
    receiver: str
    """What the method before writes for its receiver, empty if it writes nothing."""

    @classmethod
    def behind(cls, neighbour: Candidate, document: Document) -> _Site:
        start, end = neighbour.span
        margin = re.match(rb"\s*", document.text.line_content(document.text.line_at(start)))
        receiver_of = document.language.stubs.get("receiver_of")
        receiver = re.search(receiver_of, decode(document.text.data[start:end])) if receiver_of else None
        is_member = receiver is not None if receiver_of else neighbour.owner is not None
        return cls(end, decode(margin[0]) if margin else "", is_member, receiver[1] if receiver else "")


def _has_member(target: Document, name: str) -> bool:
    """Returns whether a class has a member of the name, such as a property, beside which a method could not stand."""
    return any(
        binding.kind.partition(".")[0] == "member" for _, binding in target.bindings_of(frozenset({name}))
    )


def _of_class(missing: Candidate, pair: PairUnit) -> Stub:
    target = pair.target.language
    facts = target.stubs
    name = missing.profile.name
    methods = [
        _stub(pair.source_items[place], target, is_member=True, margin=facts["margin"])
        for place in pair.matching.missing
        if pair.source_items.profiles[place].owner == name
        and not _is_made_with_its_class(pair.source_items[place])
    ]
    members = "\n\n".join(methods) or facts.get("empty_class", "")
    filled = {"name": name, "members": members}
    text = re.sub(r"\{(name|members)\}", lambda found: filled[found[1]], facts["class"])
    return Stub(_behind_everything(pair), f"{facts.get('gap', _GAP)}{text}")


def _behind_everything(pair: PairUnit) -> int:
    """Returns where the last top-level declaration ends, or the end of the text if there is none."""
    data, profiles = pair.target.text.data, pair.target_items.profiles
    # A top-level declaration ends before the next one begins, so the last one ends last.
    last = next((place for place in reversed(range(len(profiles))) if profiles[place].owner is None), None)
    end = len(data.rstrip()) if last is None else pair.target_items[last].span.end
    # The terminator of the declaration before may not be part of it.
    return end + (data[end : end + 1] == b";")


def _is_made_with_its_class(candidate: Candidate) -> bool:
    """Returns whether the item is a constructor, whose form depends on the language, or a nested type."""
    return candidate.is_constructor or candidate.is_type


def _indented(text: str, margin: str) -> str:
    return "\n".join(f"{margin}{line}" if line else line for line in text.split("\n"))


def _neighbour(place: int, pair: PairUnit) -> int | None:
    """Returns where the translation has the counterpart of the previous function in the same class, or of the next one."""
    near = pair.matching.class_mapping.functions.get(pair.source_items.profiles[place].owner)
    return pair.matching.counterparts[near[max(bisect_left(near, place) - 1, 0)]] if near else None


def _stub(missing: Candidate, target: Language, is_member: bool, margin: str) -> str:
    """Returns the stub with a margin. Cached with the missing item, because every keystroke in the translation needs it."""
    key = ("stub", missing.profile, target, is_member, margin)
    return memoized_in(
        missing.item.facts.derived, key, lambda: _indented(_stub_text(missing, target, is_member), margin)
    )


def _stub_text(missing: Candidate, target: Language, is_member: bool) -> str:
    facts = target.stubs
    source = missing.side.language
    declared_types = {event.value: event.receiver for event in missing.side.of("typed")}
    parameters = [
        _parameter(
            _in_style(name, target.naming.variable),
            _translated(declared_types.get(name), source, target),
            facts,
        )
        for name in missing.side.parameters
    ]
    if is_member and "receiver" in facts:
        parameters.insert(0, facts["receiver"])
    template: str = facts.get("method", facts["function"]) if is_member else facts["function"]
    filled = {
        "name": _in_style(missing.declared.name, target.naming.function),
        "parameters": ", ".join(parameters),
        "result": _result(missing, source, target),
        "missing": f"{missing.declared.qualified_name} is not translated yet",
    }
    return re.sub(r"\{(name|parameters|result|missing)\}", lambda found: filled[found[1]], template)


def _in_style(name: str, style: str) -> str:
    return name if style == "any" else in_case(words_of(name), style)


def _parameter(name: str, kind: str | None, facts: Mapping[str, Any]) -> str:
    template: str = facts["parameter"] if kind and "parameter" in facts else facts.get("untyped", "{name}")
    return template.replace("{name}", name).replace("{type}", kind or "")


def _result(missing: Candidate, source: Language, target: Language) -> str:
    facts = target.stubs
    declared = missing.side.declaration.result if missing.side.declaration else None
    if declared is None and not missing.side.of("return"):
        declared, neutral = "", "nothing"
    else:
        neutral = source.stubs.get("reads", {}).get(_plain(declared or ""), "")
    if neutral == "nothing" and "nothing_result" in facts:
        return str(facts["nothing_result"])
    kind = (
        facts.get("types", {}).get("nothing")
        if neutral == "nothing"
        else _translated(declared, source, target)
    )
    return str(facts.get("result", "")).replace("{type}", kind) if kind else ""


def _translated(declared_types: str | None, source: Language, target: Language) -> str | None:
    """Returns the type in the target language. Returns None if it is unknown and may be omitted."""
    types: Mapping[str, str] = target.stubs.get("types", {})
    if not types:
        return None
    return _rendered(_plain(declared_types or ""), source, target, types) or types.get("unknown")


def _rendered(plain: str, source: Language, target: Language, types: Mapping[str, str]) -> str | None:
    reads: Mapping[str, str] = source.stubs.get("reads", {})
    neutral = reads.get(plain)
    if neutral is not None and "{0}" not in types.get(neutral, ""):
        return types.get(neutral)
    base, arguments = _type_arguments(plain)
    template = types.get(reads.get(base, ""), "")
    if template and "{0}" not in template:
        return template
    if template and arguments:
        boxes: Mapping[str, str] = target.stubs.get("boxes", {})
        inner = [boxes.get(reads.get(one, "")) or _rendered(one, source, target, types) for one in arguments]
        if len(inner) == len(set(re.findall(r"\{\d\}", template))) and all(inner):
            return template.format(*inner)
    # The name of a class is carried over unchanged.
    if not _CLASS.match(plain) or plain in reads:
        return None
    return str(target.stubs.get("class_type", "{0}")).format(plain)


def _type_arguments(plain: str) -> tuple[str, list[str]]:
    """Returns the type of a collection and its type arguments."""
    if plain.endswith("[]"):
        return "[]", [plain[:-2]]
    found = _GENERIC.match(plain)
    if found is None:
        return plain, []
    arguments = found["held"].replace("<", "[").replace(">", "]")
    return found["base"].rpartition(".")[2], arguments_of(f"({arguments})")


def _plain(declared_types: str) -> str:
    """Returns the type without modifiers that only say how it is passed."""
    return "".join(_DECORATION.sub("", declared_types).split())
