"""Keeps the text of an open document and applies the client's edits to it and to its tree."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from variorum.languages import Language
from variorum.lsp.protocol.params import Params
from variorum.lsp.protocol.positions import Encoding, offset_of
from variorum.syntax.document import Document
from variorum.syntax.embedding.host import Host
from variorum.syntax.embedding.host_text import HostText
from variorum.syntax.item_splitting import KnownFacts
from variorum.syntax.minimal_edit import minimal_edit
from variorum.syntax.prefix_parse import parse_prefix
from variorum.syntax.progressive_parse import ProgressiveParse, parse_lazily
from variorum.syntax.source_text import SourceText, encode
from variorum.syntax.span import Span

Position = tuple[int, int]
"""Line and character, from 0, in the client's encoding."""
# JSON can carry half of a surrogate pair, which is no character: the parser's queries cannot read it and may
# crash. The replacement character takes as many units in every encoding, so positions keep their meaning.
_HALF_PAIR = re.compile("[\ud800-\udfff]")
# Bytes. Texts of this size are parsed in parts. The first part is more than a screen holds and takes less time than all of
# the text; the next ones are so short that a keystroke between two of them does not wait.
_LARGE = 60_000
_FIRST_PART = 5_000
_NEXT_PART = 4_000


def without_lone_surrogates(text: str) -> str:
    """Returns the text with a replacement character for each lone surrogate."""
    return text if text.isascii() else _HALF_PAIR.sub("\ufffd", text)


@attrs.frozen
class Change:
    """One content change as the client sent it. Without a range it replaces the whole text."""

    range: tuple[Position, Position] | None
    text: str

    @classmethod
    def of(cls, params: Params) -> Change:
        """Returns the change in an entry of `contentChanges`.

        Raises:
            MalformedParams: it has no text, or its range has no two positions.
        """
        text = without_lone_surrogates(params.text("text"))
        if params.find("range") is None:
            return cls(None, text)
        return cls((params.position("range", "start"), params.position("range", "end")), text)


class Buffer:
    """The text of one open document. Edits wait until `apply_edits`, so that a burst of them costs one parse."""

    def __init__(
        self,
        uri: str,
        language: Language | None,
        version: int | None,
        text: str,
        encoding: Encoding,
        host: Host | None = None,
    ) -> None:
        self.uri = uri
        self.language = language
        self.host = host
        self.version = version
        self._encoding = encoding
        self._text = SourceText.of(without_lone_surrogates(text))
        self._document: Document | None = None
        self._progressive: ProgressiveParse | None = None
        self._hosted: HostText | None = None
        # Facts of the items that are shown before the progressive parse has begun.
        self._known: KnownFacts = {}
        self._waiting: list[Change] = []

    def change(self, version: int | None, changes: list[Change]) -> None:
        """Adds edits. They count in the order in which they arrive, whatever their version is."""
        self.version = version
        self._waiting.extend(changes)

    def apply_edits(self) -> None:
        """Applies the edits that wait. The tree takes them too, and parses again what they changed."""
        if not self._waiting:
            return
        if self._known:
            # The first findings are shown: those around the edit come next, before all others.
            self._begin()
        waiting, self._waiting = self._waiting, []
        edits = list(self._spans(waiting))
        if self._document is not None:
            self._document = self._document.edited(edits)
            self._text = self._document.text
        elif self._progressive is not None:
            self._progressive = self._progressive.edited(edits)
            self._text = self._progressive.text
        elif self._hosted is not None:
            self._hosted = self._hosted.edited(edits)
            self._text = self._hosted.text
        else:
            for span, replacement in edits:
                self._text = self._text.edited(span, replacement)

    @property
    def text(self) -> SourceText:
        """The text after every edit so far."""
        if self._waiting:
            self.apply_edits()
        return self._text

    @property
    def size(self) -> int:
        """About how many bytes the text has: edits that wait are not counted."""
        return len(self._text.data)

    @property
    def document(self) -> Document | None:
        """The text parsed to its end. None if its language is not supported."""
        if self._waiting:
            self.apply_edits()
        if self._document is None and self._progressive is not None:
            self._document, self._progressive = self._progressive.completed(), None
        if self._document is None and self.language is not None:
            self._document, self._known = parse_lazily(self._text, self.language), {}
        return self._document

    @property
    def is_partial(self) -> bool:
        """Whether this is a large text that is not parsed to its end."""
        if self._document is not None:
            return False
        return self._progressive is not None or (self.language is not None and len(self._text) >= _LARGE)

    def partial_document(self, position: Position | None = None) -> Document | None:
        """Returns a document with the items that are parsed so far, and those around a position.

        Returns None if the text is parsed to its end, or small.
        """
        if not self.is_partial:
            return None
        self.apply_edits()
        if self._progressive is None and position is None and self.language is not None:
            first = parse_prefix(self._text, self.language, _FIRST_PART, self._known)
            if first is not None:
                return first
        parse = self._begin()
        return parse.so_far(offset_of(self._text, *position, self._encoding) if position else None)

    def parse_more(self) -> bool:
        """Parses the next part of a large text. Returns whether the text is parsed to its end now."""
        if not self.is_partial:
            return True
        parse = self._begin()
        parse.advance(_NEXT_PART)
        if parse.is_complete:
            self._document, self._progressive = parse.completed(), None
        return self._progressive is None

    def _begin(self) -> ProgressiveParse:
        if self._progressive is None:
            assert self.language is not None
            self._progressive = ProgressiveParse.of(self._text, self.language, self._known)
            # The progressive parse has them now.
            self._known = {}
            self._progressive.prepare(_FIRST_PART)
            self._progressive.advance(_FIRST_PART)
        return self._progressive

    @property
    def hosted(self) -> HostText | None:
        """The code inside of the text, Markdown for example. None if the text is of no kind that holds code."""
        if self._waiting:
            self.apply_edits()
        if self._hosted is None and self.host is not None:
            self._hosted = HostText.parse(self._text, self.host)
        return self._hosted

    def reparse(self) -> bool:
        """Parses a text with errors as if it had just been opened. Returns whether the result differs."""
        self.apply_edits()
        before = self._document, self._hosted
        if self._document is not None:
            self._document = self._document.reparsed()
        if self._hosted is not None:
            self._hosted = self._hosted.reparsed()
        return before != (self._document, self._hosted)

    def forget(self) -> None:
        """Drops the tree and everything that is cached with it."""
        self.apply_edits()
        self._document = self._hosted = self._progressive = None
        self._known = {}

    def _spans(self, changes: list[Change]) -> Iterator[tuple[Span, bytes]]:
        """Yields the edits in bytes, each in the coordinates of the text that the ones before it left."""
        text = self._text
        for index, change in enumerate(changes):
            replacement = encode(change.text)
            if change.range is None:
                span, replacement = minimal_edit(text.data, replacement)
            else:
                start, end = (offset_of(text, *place, self._encoding) for place in change.range)
                span = Span(min(start, end), max(start, end))
            yield span, replacement
            if index + 1 < len(changes):
                text = text.edited(span, replacement)
