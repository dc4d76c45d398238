"""Makes any text safe to print: escapes control characters and bidirectional marks."""

from __future__ import annotations

import re
import unicodedata

_TAB_STOP = 4
# Control characters, characters that reorder or hide text, Unicode line ends, surrogates.
_UNPRINTABLE = re.compile(
    "[\\x00-\\x08\\x0a-\\x1f\\x7f-\\x9f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f"
    "\\ufeff\\ufff9-\\ufffb\\ud800-\\udfff\\U000e0000-\\U000e007f]"
)


def visible(text: str) -> str:
    """Returns the text on one line, with tabs expanded and invisible characters escaped."""
    if text.isprintable():
        return text
    return _UNPRINTABLE.sub(_escape_character, text.expandtabs(_TAB_STOP))


def safe_lines(text: str) -> str:
    """Escapes like `visible`, but keeps line feeds."""
    return "\n".join(visible(line) for line in text.split("\n"))


def display_width(text: str) -> int:
    """Returns the width of a text on a terminal in columns."""
    # The fast path for nearly all lines of code, in which every character takes one column.
    return len(text) if text.isascii() else sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _escape_character(found: re.Match[str]) -> str:
    code = ord(found[0])
    # Unicode has symbols for the ASCII controls. All other characters are shown by their code point.
    return chr(0x2400 + code) if code < 0x20 else "\u2421" if code == 0x7F else f"<U+{code:04X}>"
