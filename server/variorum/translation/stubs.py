"""A stub for a function of the original that the translation lacks: its signature, carried over into the target language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from variorum.languages import Language
from variorum.rules.finding import Edit, Fix
from variorum.syntax.span import Span
from variorum.syntax.words import in_case, words_of
from variorum.translation.declared import Candidate
from variorum.translation.hazard import PairUnit
from variorum.translation.operands import arguments_of

_GAP = "\n\n"
_DECORATION = re.compile(r"\b(?:const|final|mut|unsigned|readonly)\b|std::|[&*?]")
_GENERIC = re.compile(r"^(?P<base>[\w.]+)[<\[](?P<held>.+)[>\]]$")
_CLASS = re.compile(r"^[A-Z]\w*$")


def stub_fix(place: int, pair: PairUnit) -> Fix | None:
    """The insertion of a stub; None where there is no place for it.

    A function stands behind the counterpart of its nearest neighbour: a language in which functions live in classes has no place
    for one outside. A class stands behind everything else, with the signatures of its methods.

    Args:
        place: where the missing item stands among those of the original.
        pair: the two files.
    """
    missing, document = pair.mine[place], pair.target
    facts = document.language.stubs
    if missing.is_type:
        return _class_fix(missing, pair) if "class" in facts else None
    neighbour = _neighbour(place, pair)
    if neighbour is None:
        return None
    is_member = neighbour.owner is not None
    if not facts or not (is_member or facts["alone"]):
        return None
    end = neighbour.declared.span.end
    line = document.text.line_content(document.text.line_at(neighbour.declared.span.start)).decode(
        "utf-8", "replace"
    )
    margin = line[: len(line) - len(line.lstrip())]
    text = _stub(missing, document.language, is_member)
    gap = _GAP if is_member else facts.get("gap", _GAP)
    return _insertion(end, f"{gap}{_indented(text, margin)}")


def _class_fix(missing: Candidate, pair: PairUnit) -> Fix:
    target = pair.target.language
    facts = target.stubs
    name = missing.profile.name
    methods = [
        _indented(_stub(pair.mine[place], target, is_member=True), facts["margin"])
        for place in pair.arrangement.missing
        if pair.mine.profiles[place].owner == name and not _is_made_with_its_class(pair.mine[place])
    ]
    members = "\n\n".join(methods) or facts.get("empty_class", "")
    filled = {"name": name, "members": members}
    text = re.sub(r"\{(name|members)\}", lambda found: filled[found[1]], facts["class"])
    outermost = [other.declared.span.end for other in pair.theirs if other.owner is None]
    data = pair.target.text.data
    end = max(outermost, default=len(data.rstrip()))
    # What ends the declaration before may be no part of it.
    end += data[end : end + 1] == b";"
    return _insertion(end, f"{facts.get('gap', _GAP)}{text}")


def _is_made_with_its_class(candidate: Candidate) -> bool:
    """Whether the item is a constructor, whose form every language has for itself, or a type of its own."""
    return candidate.is_constructor or candidate.is_type


def _insertion(place: int, text: str) -> Fix:
    return Fix("Insert a stub for the missing item", (Edit(Span(place, place), text),), is_safe=False)


def _indented(text: str, margin: str) -> str:
    return "\n".join(f"{margin}{line}" if line else line for line in text.split("\n"))


def _neighbour(place: int, pair: PairUnit) -> Candidate | None:
    """The counterpart of the function before the missing one in the same class; with none before it, of the one behind."""
    profiles, counterparts = pair.mine.profiles, pair.arrangement.counterparts
    for near in (*range(place - 1, -1, -1), *range(place + 1, len(profiles))):
        other = counterparts[near]
        if other is not None and not profiles[near].is_type and profiles[near].owner == profiles[place].owner:
            found: Candidate = pair.theirs[other]
            return found
    return None


def _stub(missing: Candidate, target: Language, is_member: bool) -> str:
    facts = target.stubs
    source = missing.side.language
    written = {event.value: event.receiver for event in missing.side.of("typed")}
    parameters = [
        _parameter(
            _in_style(name, target.naming.variable), _translated(written.get(name), source, target), facts
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


def _translated(written: str | None, source: Language, target: Language) -> str | None:
    """The type in the target language's words; None where it is unknown and may be left out."""
    types: Mapping[str, str] = target.stubs.get("types", {})
    if not types:
        return None
    return _rendered(_plain(written or ""), source, target, types) or types.get("unknown")


def _rendered(plain: str, source: Language, target: Language, types: Mapping[str, str]) -> str | None:
    reads: Mapping[str, str] = source.stubs.get("reads", {})
    neutral = reads.get(plain)
    if neutral is not None and "{0}" not in types.get(neutral, ""):
        return types.get(neutral)
    base, held = _held(plain)
    template = types.get(reads.get(base, ""), "")
    if template and "{0}" not in template:
        return template
    if template and held:
        boxes: Mapping[str, str] = target.stubs.get("boxes", {})
        inner = [boxes.get(reads.get(one, "")) or _rendered(one, source, target, types) for one in held]
        if len(inner) == len(set(re.findall(r"\{\d\}", template))) and all(inner):
            return template.format(*inner)
    # The name of a class is carried over as it is.
    return plain if _CLASS.match(plain) and plain not in reads else None


def _held(plain: str) -> tuple[str, list[str]]:
    """The type of a collection and the types that it holds."""
    if plain.endswith("[]"):
        return "[]", [plain[:-2]]
    found = _GENERIC.match(plain)
    if found is None:
        return plain, []
    held = found["held"].replace("<", "[").replace(">", "]")
    return found["base"].rpartition(".")[2], arguments_of(f"({held})")


def _plain(written: str) -> str:
    """The type without what only says how it is passed."""
    return "".join(_DECORATION.sub("", written).split())
