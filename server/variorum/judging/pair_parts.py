"""Splits a pair that exceeds the model's context into its aligned items and the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from variorum.grading.material import Material
from variorum.languages import UnknownLanguage, language_named
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.alignment import align
from variorum.translation.alignment_candidates import Candidates
from variorum.translation.score import Declared

REST = "what lies outside all items that have a counterpart"


@attrs.frozen
class Part:
    """An aligned item of a pair: a function with its counterpart, or what lies outside all of them."""

    name: str
    material: Material

    @property
    def size(self) -> int:
        """The characters of both sides, at least 1."""
        return max(1, len(self.material.source) + len(self.material.target))


def parts_of(material: Material) -> tuple[Part, ...]:
    """Returns the parts of a pair; every character of both texts is in exactly one of them.

    One part alone, the whole, where a language is not supported or nothing is aligned.
    """
    whole = (Part("the whole", material),)
    try:
        source = Document.parse(material.source, language_named(material.source_language))
        target = Document.parse(material.target, language_named(material.target_language))
    except UnknownLanguage:
        return whole
    pairs = list(_innermost(_aligned(source, target)))
    if not pairs:
        return whole
    parts = [
        Part(
            one.qualified_name,
            _excerpt(material, source.text.slice(one.span), target.text.slice(other.span)),
        )
        for one, other in pairs
    ]
    rest = _excerpt(
        material,
        _outside(source, [one.span for one, _ in pairs]),
        _outside(target, [other.span for _, other in pairs]),
    )
    # A judge needs both sides; blanks alone are nothing to judge.
    if rest.source.strip() or rest.target.strip():
        parts.append(Part(REST, rest))
    return tuple(parts)


def _aligned(source: Document, target: Document) -> Iterator[tuple[Declared, Declared]]:
    for matched in align(Candidates(source), Candidates(target)):
        if matched.source is not None and matched.target is not None:
            yield matched.source.declared, matched.target.declared


def _innermost(pairs: Iterator[tuple[Declared, Declared]]) -> Iterator[tuple[Declared, Declared]]:
    """Yields the pairs that hold no other pair on either side: methods rather than their class."""
    everything = list(pairs)
    for one, other in everything:
        holds_another = any(
            _holds(one.span, inner.span) or _holds(other.span, counterpart.span)
            for inner, counterpart in everything
            if inner is not one
        )
        if not holds_another:
            yield one, other


def _holds(outer: Span, inner: Span) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end


def _outside(document: Document, spans: Sequence[Span]) -> str:
    """Returns the text without the spans, a line with an ellipsis for each."""
    pieces, position = [], 0
    for span in sorted(spans):
        pieces.append(document.text.slice(Span(position, span.start)))
        position = span.end
    pieces.append(document.text.slice(Span(position, len(document.text.data))))
    return "…".join(pieces)


def _excerpt(material: Material, source: str, target: str) -> Material:
    return Material(source, target, material.source_language, material.target_language)
