"""Spells operands in the same way for all languages: `this.itemCount`, `self.item_count` and `$itemCount` are equal."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from variorum.languages import Language
from variorum.syntax.literals import number_value, whole_number
from variorum.syntax.name_words import words_of

_TOKEN = re.compile(r"\"(?:\\.|[^\"\\]){0,200}\"|'(?:\\.|[^'\\]){0,200}'|\d[\w.]*|[^\W\d]\w*|\s+|.", re.S)
_BLANKS = re.compile(r"\s{0,50}(->|[().,\[\]])\s*")
_ELEMENT = re.compile(r"\.(?:charAt|char_at|get|at|elementAt|ElementAt|codePointAt)\(([^()]*)\)")
_ALONE = re.compile(r"^[\w.\[\]]+$")
_OFFSET = re.compile(r"^(?P<base>.*?)(?P<sign>[+-])(?P<number>\d+)$")

_LONGEST = 500


class Offset(NamedTuple):
    """A number or an expression with an integer added: `n - 1` is `("n", -1)`, `7` is `("", 7)`."""

    base: str
    number: int

    def moved(self, by: int) -> Offset:
        """Returns the offset with `by` added."""
        return Offset(self.base, self.number + by)


@lru_cache(maxsize=16384)
def canonical(text: str, language: Language) -> str:
    """Returns the expression without blanks and receivers, its names in lower case without separators, lengths as `.length`.

    A long expression, which would not be repeated in the same way, is returned unchanged.
    """
    if len(text) > _LONGEST:
        return text
    if text.isidentifier():
        # Most expressions are a name: nothing has to be removed.
        return _token(text)
    functions, members, receivers = _spellings(language)
    text = _BLANKS.sub(r"\1", text)
    if receivers is not None:
        text = receivers.sub("", text)
    if functions is not None:
        text = functions.sub(r"\1.length", text)
    if members is not None:
        text = members.sub(".length", text)
    text = _ELEMENT.sub(r"[\1]", text)
    return without_parentheses("".join(_token(found) for found in _TOKEN.findall(text)))


def offset_of(expression: str) -> Offset:
    """Returns a canonical expression split into its base and the integer added to it."""
    number = None if expression.startswith("+") else whole_number(expression)
    if number is not None:
        return Offset("", number)
    found = _OFFSET.match(expression)
    if found is None or not found["base"] or found["base"][-1] in "*/%+-<>(":
        return Offset(expression, 0)
    beyond = whole_number(found["sign"] + found["number"])
    return Offset(expression, 0) if beyond is None else Offset(found["base"], beyond)


def arguments_of(text: str) -> list[str]:
    """Returns the arguments of a call, as written, from the text of its argument list."""
    inner = text.strip()
    if inner[:1] == "(" and inner[-1:] == ")":
        inner = inner[1:-1]
    parts, depth, start, quote = [], 0, 0, ""
    for place, letter in enumerate(inner):
        if quote:
            if letter == quote and inner[place - 1] != "\\":
                quote = ""
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(inner[start:place].strip())
            start = place + 1
    last = inner[start:].strip()
    return [*parts, last] if last or parts else []


def is_plain(expression: str) -> bool:
    """Returns whether an expression as written needs no parentheses before an operator."""
    return re.fullmatch(r"[\w.]+", expression) is not None


def is_name(expression: str) -> bool:
    """Returns whether a canonical expression is a name or a path of names and elements, without operations."""
    return _ALONE.match(expression) is not None and not expression[:1].isdigit()


def _token(text: str) -> str:
    if text.isspace():
        return ""
    if text[0] in "\"'":
        return f"'{text[1:-1]}'"
    if text[0].isdigit():
        return number_value(text)
    if text[0].isalpha() or text[0] == "_":
        return "".join(words_of(text)) or text
    return "" if text == "$" else text


def without_parentheses(text: str) -> str:
    """Returns the expression without enclosing parentheses."""
    while text[:1] == "(" and text[-1:] == ")" and _closes_at_the_end(text):
        text = text[1:-1]
    return text


def _closes_at_the_end(text: str) -> bool:
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return place == len(text) - 1
    return False


@cache
def _spellings(
    language: Language,
) -> tuple[re.Pattern[str] | None, re.Pattern[str] | None, re.Pattern[str] | None]:
    """Returns how the language spells a length by a function and by a member, and the names of the receiver."""
    calls = language.meanings.get("calls", {})
    properties = language.meanings.get("properties", {})
    measuring = [name for name, concept in {**properties, **calls}.items() if concept == "length"]
    functions = [re.escape(name) for name in measuring if not name.startswith(".")]
    members = [re.escape(name[1:]) for name in measuring if name.startswith(".")]
    receivers = [re.escape(name) for name in language.meanings.get("receivers", ())]
    return (
        re.compile(rf"\b(?:{'|'.join(functions)})\(\s*([\w.\[\]$]+)\s*\)") if functions else None,
        re.compile(rf"\.(?:{'|'.join(members)})\b(?:\(\s*\))?") if members else None,
        re.compile(rf"(?<![\w$])(?:{'|'.join(receivers)})(?:\.|->)") if receivers else None,
    )
