"""Extracts stems, quoted values and named operations from the text of a task."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import attrs

_WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_QUOTED: Final = re.compile(r"""(?<![\w'"])(['"])([^'"\n]{1,20})\1(?![\w'"])""")
_NUMBER: Final = re.compile(r"(?<![\w.])\d{1,12}(?:\.\d{1,12})?(?![\w.])")
# A program is full of these whatever it does.
_ORDINARY_NUMBERS: Final = frozenset({"0", "1", "2"})
# A task is a text from outside, and says what it asks for in its beginning.
_REACH: Final = 5_000
_INITIALS: Final = range(3, 6)
_VOWEL: Final = re.compile("[aeiouy]")
_ENDINGS: Final = (
    ("ational", "ate"),
    ("ization", "ize"),
    ("iveness", "ive"),
    ("fulness", "ful"),
    ("ically", "ic"),
    ("ations", "ate"),
    ("ation", "ate"),
    ("ingly", ""),
    ("ities", "ity"),
    ("ness", ""),
    ("ment", ""),
    ("sses", "ss"),
    ("ches", "ch"),
    ("shes", "sh"),
    ("xes", "x"),
    ("ies", "y"),
    ("ing", ""),
    ("est", ""),
    ("ed", ""),
    ("er", ""),
    ("ly", ""),
    ("s", ""),
    ("e", ""),
)


@attrs.frozen
class Operation:
    """Something that programs do: the stems by which tasks call it, and the events that do it."""

    words: frozenset[str]
    events: frozenset[str]


@attrs.frozen
class Kind:
    """A kind of values: the stems by which tasks call it, the types that hold it, and events that only it allows."""

    words: frozenset[str]
    types: re.Pattern[str]
    events: frozenset[str]


@attrs.frozen
class Shapes:
    """How tasks and code tell the kinds of values that go in and come out."""

    result_verbs: frozenset[str]
    input_verbs: frozenset[str]
    deciding: frozenset[str]
    decisions: frozenset[str]
    counts: Mapping[str, int]
    """Words for how many there are."""
    nouns: Mapping[str, str]
    types: tuple[tuple[str, re.Pattern[str]], ...]
    names: Mapping[str, str]
    values: Mapping[str, str]
    uses: Mapping[str, str]

    def kind_of_type(self, type_text: str) -> str | None:
        """Returns the kind that the type as written begins with, None if it is none of them."""
        found = [
            (match.start(), place, kind)
            for place, (kind, pattern) in enumerate(self.types)
            if (match := pattern.search(type_text))
        ]
        return min(found)[2] if found else None


@attrs.frozen
class TaskLanguage:
    """The table of `task_words.toml`."""

    common: frozenset[str]
    vague: frozenset[str]
    short: dict[str, str]
    operations: tuple[Operation, ...]
    kinds: tuple[Kind, ...]
    numbers: Mapping[str, str]
    """Words for numbers, with their digits."""
    shapes: Shapes
    known_words: frozenset[str]
    """All words of the table as they are written."""
    known_stems: frozenset[str]
    """Their stems, without those of words that only hold a sentence together."""


@attrs.frozen
class Task:
    """What a task's text holds."""

    stems: frozenset[str]
    """The stems of its words, those that hold a sentence together left out."""
    values: frozenset[str]
    """Texts that it quotes and numbers that it names."""
    acronyms: Mapping[str, frozenset[str]]
    """The initials of each three to five words that follow each other, with the stems of these words: `gcd`."""


@cache
def task_language() -> TaskLanguage:
    """Returns the table, read once."""
    table = tomllib.loads(files("variorum.quality").joinpath("task_words.toml").read_text(encoding="utf-8"))
    listed = [
        table["common"],
        table["vague"],
        *(one["words"] for one in (*table["operation"], *table["kind"])),
    ]
    return TaskLanguage(
        known_words=frozenset(word for words in listed for word in words.split()),
        known_stems=frozenset(stem(word) for words in listed[1:] for word in words.split()),
        numbers=table["numbers"],
        shapes=_shapes(table["shapes"]),
        common=frozenset(table["common"].split()),
        vague=frozenset(map(stem, table["vague"].split())),
        short={short: stem(word) for short, word in table["short"].items()},
        operations=tuple(
            Operation(frozenset(map(stem, one["words"].split())), frozenset(one["events"]))
            for one in table["operation"]
        ),
        kinds=tuple(
            Kind(
                frozenset(map(stem, one["words"].split())), re.compile(one["types"]), frozenset(one["events"])
            )
            for one in table["kind"]
        ),
    )


def _shapes(table: Mapping[str, Any]) -> Shapes:
    kinds = table["kind"]

    def words_of(field: str) -> dict[str, str]:
        return {word: one["id"] for one in kinds for word in one[field].split()}

    return Shapes(
        result_verbs=frozenset(table["result_verbs"].split()),
        input_verbs=frozenset(table["input_verbs"].split()),
        deciding=frozenset(table["deciding"].split()),
        decisions=frozenset(table["decisions"]),
        counts=table["counts"],
        nouns=words_of("nouns"),
        types=tuple((one["id"], re.compile(one["types"])) for one in kinds),
        names=words_of("names"),
        values={event: one["id"] for one in kinds for event in one["values"]},
        uses={event: one["id"] for one in kinds for event in one["uses"]},
    )


@lru_cache(maxsize=64)
def read_task(text: str) -> Task:
    """Returns what the text of a task holds; its first 5,000 characters are looked at."""
    text = text[:_REACH]
    quoted = {match[2] for match in _QUOTED.finditer(text)}
    numbers = {match[0] for match in _NUMBER.finditer(text)}
    spelled = task_language().numbers
    numbers |= {spelled[word] for match in _WORD.finditer(text) if (word := match[0].lower()) in spelled}
    numbers -= _ORDINARY_NUMBERS
    return Task(frozenset(stems_in(text)), frozenset(quoted | numbers), _acronyms(text))


def _acronyms(text: str) -> dict[str, frozenset[str]]:
    words = [match[0].lower() for match in _WORD.finditer(text)]
    runs = (words[start : start + length] for length in _INITIALS for start in range(len(words) - length + 1))
    return {"".join(word[0] for word in run): frozenset(map(stem, run)) for run in runs}


def stems_in(text: str) -> Iterator[str]:
    """Yields the stems of the words in a text or a name, the words of `camelCase` and `snake_case` apart."""
    common = task_language().common
    for match in _WORD.finditer(text):
        word = match[0].lower()
        if word not in common:
            yield stem(word)


def stems_of(names: Iterable[str]) -> frozenset[str]:
    """Returns the stems of names, with what they are short for."""
    short = task_language().short
    found = {one for name in names for one in stems_in(name)}
    words = {word.lower() for name in names for word in _WORD.findall(name)}
    return frozenset(found | {short[word] for word in words & short.keys()})


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """Returns the word without its endings, so that `sorted` and `sorting` are one. It is no word of any dictionary."""
    word = word.lower()
    for ending, other in _ENDINGS:
        known = word.removesuffix(ending)
        if known != word and len(known) >= 3 and _VOWEL.search(known):
            word = known + other
            break
    # `running`, `summed`
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "lsz":
        word = word[:-1]
    return word.removesuffix("e") if len(word) > 4 else word
