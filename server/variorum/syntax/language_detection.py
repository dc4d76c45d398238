"""Detects a text's language by its name, its fence, its shebang, or else by how it parses.

Parsing gives evidence only: every grammar parses the text, the signs listed in each language's folder are counted,
and the language is unknown if the two best are too close or none parses well.
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

# The cost of a text of which nothing parses, in the unit of the signs' weights, and the cost of each error.
_UNPARSED: Final = 20.0
_EACH_ERROR: Final = 0.2
# Below this weight, a text is too short or parses too badly to be called code.
_LEAST: Final = 0.4
_MARGIN: Final = 0.1
# Broken code, or code in prose, requires a wide lead.
_WIDE_MARGIN: Final = 1.0
_WORST: Final = -15.0
# Signs occur early, and parsing a large file with every grammar would be slow.
_REACH: Final = 20_000
_INK: Final = re.compile(rb"[^\n]")
_WORD: Final = re.compile(r"\w+|[^\w\s]")
_SHEBANG: Final = re.compile(r"#!\s*(?:\S*/env\s+(?:-\S+\s+)*)?(?:\S*/)?(?P<program>[\w+-]+)")


@attrs.frozen
class Detection:
    """A language, or None if it is unknown, and the evidence for it."""

    language: Language | None
    by: str
    """`file name`, `fence tag`, `shebang`, `parse` or `nothing`."""
    margin: float = 0.0
    """The lead over the next language; 0 if no evidence was weighed."""


def detect(text: str, *, name: str = "", fence: str = "") -> Detection:
    """Returns the language of a text.

    Args:
        text: the whole text, of which the first 20,000 characters are used.
        name: the file's name or path, if there is one.
        fence: the info string of a Markdown code block, if the text is from one.
    """
    by_name = language_of_path(name, text) if name else None
    if by_name is not None:
        return Detection(by_name, "file name")
    by_fence = _by_fence(fence)
    if by_fence is not None:
        return Detection(by_fence, "fence tag")
    by_shebang = language_by_shebang(text)
    if by_shebang is not None:
        return Detection(by_shebang, "shebang")
    return _by_parse(text[:_REACH])


def evidence(text: str) -> dict[str, float]:
    """Returns the weight of each language by id: the weights of its signs minus the cost of what does not parse."""
    data, words = encode(text), len(_WORD.findall(text))
    return {language.id: _weight(data, words, language) for language in all_languages()}


def _weight(data: bytes, words: int, language: Language) -> float:
    tree, is_abandoned = read(language, data)
    if is_abandoned:
        return _signs_in(decode(data), language) - _UNPARSED
    leaves = list(_leaves(tree.root_node))
    return _signs_in(_without_comments(data, leaves), language) - _parse_cost(data, words, leaves)


def _without_comments(data: bytes, leaves: Iterable[Node]) -> str:
    """Returns the text with comments replaced by spaces: they contain words and types of other languages."""
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
        # A file extension, which is not an id.
        return language_of_path(f"file.{tag}")


def language_by_shebang(text: str) -> Language | None:
    """Returns the language whose interpreter the first line names, None if it names no known one."""
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
    # Some grammars parse prose without errors, so this alone is not evidence of code.
    leads_widely = most >= _WORST and margin >= _WIDE_MARGIN and _signs_in(text, language_named(best)) > 0
    return Detection(language_named(best) if reads_well or leads_widely else None, "parse", margin)


def _without_vain_dialects(weighed: dict[str, float]) -> dict[str, float]:
    """Returns the weights without dialects that accept whatever their parent accepts, if the text uses nothing of
    their own.
    """
    return {
        identifier: weight
        for identifier, weight in weighed.items()
        if all(weight > weighed[parent] + _MARGIN for parent in _parents(identifier))
    }


def _signs_in(text: str, language: Language) -> float:
    return sum(weight for pattern, weight in _signs(language.id) if pattern.search(text))


@cache
def _signs(identifier: str) -> tuple[tuple[re.Pattern[str], float], ...]:
    """Returns the signs of a language with those that it inherits."""
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
    """Returns the cost of the parts that the language's grammar cannot parse."""
    wrong = [node for node in leaves if node.is_error or node.is_missing]
    unparsed = sum(max(1, node.end_byte - node.start_byte) for node in wrong)
    # A grammar for code in templates parses any other text as a single node of literal text.
    share = 1.0 if len(leaves) - len(wrong) < words / 3 else unparsed / max(1, len(data))
    return _UNPARSED * share + _EACH_ERROR * len(wrong)


def _leaves(root: Node) -> Iterator[Node]:
    """Yields the leaf nodes, and every error as a whole. Iterative, because nesting is unlimited."""
    cursor = root.walk()
    while True:
        node = cursor.node
        if node is not None and (node.is_error or node.is_missing or not cursor.goto_first_child()):
            yield node
            while not cursor.goto_next_sibling():
                if not cursor.goto_parent():
                    return
