"""Java's `StreamTokenizer` on standard input, which gives numbers as floats and words as texts."""

from __future__ import annotations

from typing import Any, ClassVar

from variorum.interpreter.library.reading import source_of
from variorum.interpreter.library.registry import operation

_END, _NUMBER, _WORD = -1, -2, -3


class TokenStream:
    """A stream of tokens with the last one."""

    __slots__ = ("device", "number", "word")
    kind: ClassVar[str] = "token stream"

    def __init__(self, device: Any) -> None:
        self.device = device
        self.number = 0.0
        self.word: str | None = None


@operation("token_stream.new")
def new(m: Any, _type: Any, device: Any) -> TokenStream:
    """A stream of the tokens of a reader."""
    return TokenStream(device)


@operation("token_stream.next")
def next_token(m: Any, a: TokenStream) -> int:
    """Reads the next token. Returns whether it is a number, a word, or the end."""
    found = source_of(m, a.device).token("int", m.site)
    a.word = None
    if found is None:
        return _END
    try:
        a.number = float(found)
    except ValueError:
        a.word = found
        return _WORD
    return _NUMBER


@operation("token_stream.number")
def number(m: Any, a: TokenStream) -> float:
    """The last number."""
    return a.number


@operation("token_stream.word")
def word(m: Any, a: TokenStream) -> Any:
    """The last word, null if the last token was a number."""
    return a.word
