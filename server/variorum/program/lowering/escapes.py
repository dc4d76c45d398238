"""Reads the escapes of string literals as a language's table describes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_ESCAPE = re.compile(
    r"\\(u\{[0-9a-fA-F_]+\}|u+[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{1,2}|[0-7]{1,3}|\r?\n|.)", re.S
)
_LETTERS = {
    "n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "a": "\a", "0": "\0",
    "s": " ", "e": "\x1b", "\\": "\\", "'": "'", '"': '"', "`": "`", "\n": "", "\r\n": "",
}  # fmt: skip


def unescaped(text: str, facts: Mapping[str, Any]) -> str | None:
    """The text that a literal stands for; None where an escape is not known.

    `facts` says which `letters` are escapes, whether `octal`, `hex` (`x`) and `unicode` (`u`) codes are, and what other letters
    after a backslash are: themselves (`others = "letter"`), themselves with the backslash (`"both"`), or a mistake.
    """
    if "\\" not in text:
        return text
    letters = facts.get("letters", "ntrbf\\'\"")
    others = facts.get("others", "")
    bad = False

    def replaced(found: re.Match[str]) -> str:
        nonlocal bad
        code = found[1]
        if code[0] in "uU" and len(code) > 1 and facts.get("unicode", True):
            return _character(code.strip("uU{}").replace("_", ""))
        if code[0] == "x" and len(code) > 1 and facts.get("hex", False):
            return _character(code[1:])
        if code[0] in "01234567" and facts.get("octal", False):
            return chr(int(code, 8))
        if code == "0" and "0" in letters:
            return "\0"
        if code[0] in letters or code in ("\n", "\r\n"):
            return _LETTERS.get(code, code[0]) + ("" if code in _LETTERS else code[1:])
        if others == "letter":
            return code
        if others == "both":
            return f"\\{code}"
        bad = True
        return ""

    result = _ESCAPE.sub(replaced, text)
    if bad:
        return None
    # Two halves of a pair, written as two escapes, are one character.
    return (
        result.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        if _has_halves(result)
        else result
    )


def _character(digits: str) -> str:
    code = int(digits, 16)
    return chr(code) if code <= 0x10FFFF else "\ufffd"


def _has_halves(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)
