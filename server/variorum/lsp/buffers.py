"""Open texts: they collect edits as they come and are parsed when somebody asks for the result."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from variorum.languages import Language
from variorum.lsp.params import Params
from variorum.lsp.positions import Encoding, offset_of
from variorum.syntax.document import Document
from variorum.syntax.embedding.host import Host
from variorum.syntax.embedding.host_text import HostText
from variorum.syntax.item_splitting import KnownFacts
from variorum.syntax.minimal_edit import minimal_edit
from variorum.syntax.prefix_parse import parse_prefix
from variorum.syntax.progressive_parse import ProgressiveParse, parse_lazily
from variorum.syntax.source_text import SourceText, encode
from variorum.syntax.span import Span

Place = tuple[int, int]
# JSON can carry half of a surrogate pair, which is no character: the parser's queries cannot read it and may
# crash. The replacement character takes as many units in every encoding, so positions keep their meaning.
_HALF_PAIR = re.compile("[\ud800-\udfff]")


# Bytes. Texts of this size are shown in parts; the first is more than a screen holds and takes less time than the parse of
# all of it, and the next ones are so short that a keystroke between two of them does not wait.
_LARGE = 60_000
_FIRST_PART = 5_000
_NEXT_PART = 4_000


def sound(text: str) -> str:
    """The text with a replacement character for each lone surrogate."""
    return text if text.isascii() else _HALF_PAIR.sub("\ufffd", text)


@attrs.frozen
class Change:
    """One content change as the client sent it; without a range it replaces the whole text."""

    range: tuple[Place, Place] | None
    text: str

    @classmethod
    def of(cls, params: Params) -> Change:
        """The change in an entry of `contentChanges`.

        Raises:
            MalformedParams: it has no text, or a range that is none.
        """
        text = sound(params.text("text"))
        if params.find("range") is None:
            return cls(None, text)
        return cls((params.position("range", "start"), params.position("range", "end")), text)


class Buffer:
    """One open text. Edits wait until the text is asked for, so a burst of them costs one parse."""

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
        self._text = SourceText.of(sound(text))
        self._document: Document | None = None
        self._opening: ProgressiveParse | None = None
        self._hosted: HostText | None = None
        # Of the items that are shown, as long as the reading has not begun.
        self._known: KnownFacts = {}
        self._waiting: list[Change] = []

    def change(self, version: int | None, changes: list[Change]) -> None:
        """Take edits in. They count in the order in which they arrive, whatever their version says."""
        self.version = version
        self._waiting.extend(changes)

    @property
    def text(self) -> SourceText:
        """The text after every edit so far."""
        self._settle()
        return self._text

    @property
    def size(self) -> int:
        """About how many bytes the text has: edits that still wait are not counted."""
        return len(self._text.data)

    @property
    def document(self) -> Document | None:
        """The parsed text, or None for a text in a language that is not supported."""
        self._settle()
        if self._document is None and self._opening is not None:
            self._document, self._opening = self._opening.completed(), None
        if self._document is None and self.language is not None:
            self._document, self._known = parse_lazily(self._text, self.language), {}
        return self._document

    @property
    def is_read_in_parts(self) -> bool:
        """Whether the text is a large one that has not been analysed to its end."""
        is_small = self.language is None or len(self._text) < _LARGE
        return self._opening is not None or (self._document is None and not is_small)

    def glimpse(self, place: Place | None = None) -> Document | None:
        """The document with the items that are analysed so far, and those around a place, while a large text is being read
        in parts; else None."""
        if not self.is_read_in_parts:
            return None
        self._settle()
        if self._opening is None and place is None and self.language is not None:
            first = parse_prefix(self._text, self.language, _FIRST_PART, self._known)
            if first is not None:
                return first
        opening = self._begun()
        return opening.so_far(offset_of(self._text, *place, self._encoding) if place else None)

    def read_on(self) -> bool:
        """Analyse the next part of a large text; whether the document is complete now."""
        if not self.is_read_in_parts:
            return True
        opening = self._begun()
        opening.advance(_NEXT_PART)
        if opening.is_complete:
            self._document, self._opening = opening.completed(), None
        return self._opening is None

    def _begun(self) -> ProgressiveParse:
        if self._opening is None:
            assert self.language is not None
            self._opening = ProgressiveParse.of(self._text, self.language, self._known)
            # From here on it is the reading that knows them.
            self._known = {}
            self._opening.prepare(_FIRST_PART)
            self._opening.advance(_FIRST_PART)
        return self._opening

    @property
    def hosted(self) -> HostText | None:
        """The code that the text holds, or None for a text that is of no kind to hold any."""
        self._settle()
        if self._hosted is None and self.host is not None:
            self._hosted = HostText.parse(self._text, self.host)
        return self._hosted

    def read_afresh(self) -> bool:
        """Read a text with errors as a file is read that was just opened; whether that comes to something else."""
        self._settle()
        before = self._document, self._hosted
        if self._document is not None:
            self._document = self._document.reparsed()
        if self._hosted is not None:
            self._hosted = self._hosted.reparsed()
        return before != (self._document, self._hosted)

    def forget_document(self) -> None:
        """Give up the parsed text and everything that is kept with it."""
        self._settle()
        self._document = self._hosted = self._opening = None
        self._known = {}

    def _settle(self) -> None:
        if not self._waiting:
            return
        if self._known:
            # The first findings were shown: those around the edit are to be shown, too, before all others.
            self._begun()
        waiting, self._waiting = self._waiting, []
        edits = list(self._spans(waiting))
        if self._opening is not None:
            self._opening = self._opening.edited(edits)
            self._text = self._opening.text
            return
        if self._hosted is not None:
            self._hosted = self._hosted.edited(edits)
            self._text = self._hosted.text
            return
        if self._document is None:
            for span, replacement in edits:
                self._text = self._text.edited(span, replacement)
            return
        self._document = self._document.edited(edits)
        self._text = self._document.text

    def _spans(self, changes: list[Change]) -> Iterator[tuple[Span, bytes]]:
        """The edits in bytes, each in the coordinates of the text that the ones before it left."""
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
