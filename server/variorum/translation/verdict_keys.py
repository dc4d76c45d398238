"""Computes keys of what the verdict on an item depends on: its text, those of the items it may call, and the code
outside of functions.

Two versions of a pair in which an item has the same key have the same verdict on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b

from variorum.syntax.document import Document
from variorum.translation.alignment import ItemMatch
from variorum.translation.alignment_candidates import Candidate
from variorum.translation.behaviour import Behaviour

_NAME = re.compile(rb"[^\W\d]\w*")
# Methods that are called implicitly: by operators, comparisons, printing and loops.
_IMPLICIT = re.compile(
    rb"(?i)__\w+__|operator\b.*|_*(?:equals|hash_?code|get_?hash_?code|compare(?:_?to)?|to_?string|to_s|string|iterator|next|has_?next"
    rb"|get_?enumerator|each|invoke|call|fmt|cmp|partial_?cmp|eq|drop|clone|less|len|swap)"
)


class VerdictKeys:
    """The keys of the matched items of one version of a pair."""

    def __init__(self, source: Document, target: Document, matched: Sequence[ItemMatch]) -> None:
        self._source = _Texts(source, (one for one, _ in matched if one is not None))
        self._target = _Texts(target, (other for _, other in matched if other is not None))

    def key_of(self, source: Candidate, target: Candidate) -> bytes:
        """Returns the key of an item and its counterpart."""
        digest = blake2b(digest_size=16)
        for texts, candidate in ((self._source, source), (self._target, target)):
            for part in texts.of(candidate):
                digest.update(len(part).to_bytes(8, "big"))
                digest.update(part)
        return digest.digest()


def unaffected_witnesses(
    before: Behaviour, source: Document, target: Document, matched: Sequence[ItemMatch]
) -> Behaviour:
    """Returns the witnesses of an earlier version of a pair on items that no edit since can have affected, at their
    new places.
    """
    known = {item.key: item for item in before.reported if item.key}
    names = {(item.verdict.source_name, item.verdict.target_name) for item in known.values()}
    if not names:
        return Behaviour()
    keys = VerdictKeys(source, target, matched)
    found = []
    for one, other in matched:
        if one is None or other is None or one.is_type or (_name_of(one), _name_of(other)) not in names:
            continue
        item = known.get(keys.key_of(one, other))
        if item is not None:
            found.append(item.moved(one.name_span, other.name_span))
    return Behaviour(tuple(found))


def _name_of(candidate: Candidate) -> str:
    span = candidate.name_span
    return candidate.document.text.data[span.start : span.end].decode(errors="replace")


class _Texts:
    """The texts of the functions of one file, by name."""

    def __init__(self, document: Document, candidates: Iterable[Candidate]) -> None:
        data = document.text.data
        functions = sorted((one for one in candidates if not one.is_type), key=lambda one: one.span)
        self._language = document.language.id.encode()
        self._texts = {one: data[one.span.start : one.span.end] for one in functions}
        self._by_name: dict[bytes, list[Candidate]] = {}
        self._implicit: list[Candidate] = []
        for one in functions:
            name = data[one.name_span.start : one.name_span.end]
            self._by_name.setdefault(name, []).append(one)
            if _IMPLICIT.fullmatch(name):
                self._implicit.append(one)
        self._outside = b"\n".join(_outside(data, functions))

    def of(self, candidate: Candidate) -> Iterator[bytes]:
        """Yields everything that a verdict on the function depends on."""
        data = self._texts.get(candidate, b"")
        name_span, span = candidate.name_span, candidate.span
        yield self._language
        yield data[name_span.start - span.start : name_span.end - span.start]
        yield data
        yield self._outside
        reached, pending = {candidate}, [candidate, *self._implicit]
        while pending:
            one = pending.pop()
            reached.add(one)
            for name in _names(self._texts.get(one, b"")):
                pending += [other for other in self._by_name.get(name, ()) if other not in reached]
                reached.update(self._by_name.get(name, ()))
        yield from sorted(self._texts[one] for one in reached if one in self._texts)


def _outside(data: bytes, functions: Sequence[Candidate]) -> Iterator[bytes]:
    """Yields the code between functions: fields, globals, imports. Surrounding whitespace is stripped."""
    start = 0
    for one in functions:
        if one.span.start > start and (between := data[start : one.span.start].strip()):
            yield between
        start = max(start, one.span.end)
    yield data[start:].strip()


@lru_cache(maxsize=4096)
def _names(data: bytes) -> frozenset[bytes]:
    return frozenset(_NAME.findall(data))
