"""Which language a text is written in: by its name, its fence, its first line, or else by how it parses.

The last is evidence, not knowledge: every grammar reads the text, signs that a language's folder lists are
counted, and where the two best are too close, or nothing reads it well, the answer is that it is unknown.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import PurePosixPath
from typing import Any, Final

import attrs
from tree_sitter import Node

from variorum.languages import Language, UnknownLanguage, all_languages, language_named, language_of_path
from variorum.languages.language import FOLDER
from variorum.syntax.bounded_parse import read
from variorum.syntax.source_text import decode, encode

# What it costs if no part of the text parses, in the unit of the signs' weights, and what each wrong place does.
_UNPARSED: Final = 20.0
_EACH_ERROR: Final = 0.2
# Below this a text shows too little, or reads too badly, to be called code of any language.
_LEAST: Final = 0.4
_MARGIN: Final = 0.1
# Broken code, or code among prose, is told by a wide lead alone.
_WIDE_MARGIN: Final = 1.0
_WORST: Final = -15.0
# Signs show early, and a huge file need not be read by every grammar.
_REACH: Final = 20_000
_INK: Final = re.compile(rb"[^\n]")
_WORD: Final = re.compile(r"\w+|[^\w\s]")
_SHEBANG: Final = re.compile(r"#!\s*(?:\S*/env\s+(?:-\S+\s+)*)?(?:\S*/)?(?P<program>[\w+-]+)")


@attrs.frozen
class Detection:
    """A language, or None where it is unknown, and what told it."""

    language: Language | None
    by: str
    """`file name`, `fence tag`, `shebang`, `parse` or `nothing`."""
    margin: float = 0.0
    """By how much the evidence for it exceeds that for the next language; 0 where no evidence was weighed."""


def detect(text: str, *, name: str = "", fence: str = "") -> Detection:
    """The language of a text.

    Args:
        text: the whole text; its first 20,000 characters are looked at.
        name: the file's name or path, where there is one.
        fence: the word behind the fence of a Markdown code block, where the text comes from one.
    """
    by_name = language_of_path(name, text) if name else None
    if by_name is not None:
        return Detection(by_name, "file name")
    by_fence = _by_fence(fence)
    if by_fence is not None:
        return Detection(by_fence, "fence tag")
    by_shebang = _by_shebang(text)
    if by_shebang is not None:
        return Detection(by_shebang, "shebang")
    return _by_parse(text[:_REACH])


def evidence(text: str) -> dict[str, float]:
    """For each language by its id, how much speaks for it: the weights of its signs less what does not parse."""
    data, words = encode(text), len(_WORD.findall(text))
    return {language.id: _weight(data, words, language) for language in all_languages()}


def _weight(data: bytes, words: int, language: Language) -> float:
    tree, is_abandoned = read(language, data)
    if is_abandoned:
        return _signs_in(decode(data), language) - _UNPARSED
    leaves = list(_leaves(tree.root_node))
    return _signs_in(_without_comments(data, leaves), language) - _parse_cost(data, words, leaves)


def _without_comments(data: bytes, leaves: Iterable[Node]) -> str:
    """The text with blanks for its comments: their prose holds words, and their tags types, of other languages."""
    code = bytearray(data)
    for node in leaves:
        if "comment" in node.type:
            code[node.start_byte : node.end_byte] = _INK.sub(b" ", data[node.start_byte : node.end_byte])
    return decode(bytes(code))


def _by_fence(fence: str) -> Language | None:
    words = fence.strip().lower().split()
    tag = words[0].strip("{}.").partition(",")[0] if words else ""
    if not tag:
        return None
    try:
        return language_named(tag)
    except UnknownLanguage:
        # Writers also use the file ending, which is no id.
        return language_of_path(f"file.{tag}")


def _by_shebang(text: str) -> Language | None:
    found = _SHEBANG.match(text)
    if found is None:
        return None
    program = PurePosixPath(found["program"]).name
    return next((one for one in all_languages() if program in one.shebangs), None)


def _by_parse(text: str) -> Detection:
    if not text.strip():
        return Detection(None, "nothing")
    weighed = _without_vain_dialects(evidence(text))
    (best, most), (_, next_most) = sorted(weighed.items(), key=lambda one: (-one[1], one[0]))[:2]
    margin = most - next_most
    reads_well = most >= _LEAST and margin >= _MARGIN
    # Some grammars read prose without a complaint: that alone makes it no code.
    leads_widely = most >= _WORST and margin >= _WIDE_MARGIN and _signs_in(text, language_named(best)) > 0
    return Detection(language_named(best) if reads_well or leads_widely else None, "parse", margin)


def _without_vain_dialects(weighed: dict[str, float]) -> dict[str, float]:
    """The languages without those that read whatever their parent reads, where the text uses nothing of their own."""
    return {
        identifier: weight
        for identifier, weight in weighed.items()
        if all(weight > weighed[parent] + _MARGIN for parent in _parents(identifier))
    }


def _signs_in(text: str, language: Language) -> float:
    return sum(weight for pattern, weight in _signs(language.id) if pattern.search(text))


@cache
def _signs(identifier: str) -> tuple[tuple[re.Pattern[str], float], ...]:
    """The signs of a language with those that it inherits."""
    own = (
        (re.compile(pattern, re.M), float(weight)) for pattern, weight in _stated(identifier).get("signs", ())
    )
    return (*(sign for parent in _parents(identifier) for sign in _signs(parent)), *own)


def _parents(identifier: str) -> tuple[str, ...]:
    return tuple(_stated(identifier).get("inherits", ()))


@cache
def _stated(identifier: str) -> Mapping[str, Any]:
    path = FOLDER / identifier / "signs.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _parse_cost(data: bytes, words: int, leaves: Sequence[Node]) -> float:
    """What the parts cost that the language's grammar cannot read."""
    wrong = [node for node in leaves if node.is_error or node.is_missing]
    unparsed = sum(max(1, node.end_byte - node.start_byte) for node in wrong)
    # A grammar for code inside other text takes anything else for that text, as one piece: it has read nothing.
    share = 1.0 if len(leaves) - len(wrong) < words / 3 else unparsed / max(1, len(data))
    return _UNPARSED * share + _EACH_ERROR * len(wrong)


def _leaves(root: Node) -> Iterator[Node]:
    """The innermost nodes, and every wrong one as a whole, without recursion: nesting has no limit."""
    cursor = root.walk()
    while True:
        node = cursor.node
        if node is not None and (node.is_error or node.is_missing or not cursor.goto_first_child()):
            yield node
            while not cursor.goto_next_sibling():
                if not cursor.goto_parent():
                    return
