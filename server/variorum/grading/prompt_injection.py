"""Finds prompt injections: instructions, promised marks and forged structure inside the material under judgement.

A translation that tries to talk its judge round is reported, in the file and beside the score. The search is
over the whole text, because an instruction works from a comment, a string or a name alike.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import resources

import attrs

from variorum.grading.injection_stems import Stem, Stems
from variorum.grading.prompt_escaping import split_lines

RULE = "judge-injection"

_PHRASES = "injection_phrases.toml"
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
# ASCII alone: in many scripts, marks that are no letters belong to the words.
_DECORATION = re.compile(r"[#*_\\,;!?()=+&^~`$@\s-]+|//+")
_EXCERPT = 80
# Lines that are wrapped inside a comment are read together, this many at a time.
_WINDOW = 3
# Beyond this the line is data, a table or a packed file, and its head is enough.
_LONGEST_LINE = 4_000

# Letters of other scripts that pass for Latin ones, which a reader would never notice.
_LOOK_ALIKES = str.maketrans("аеорсухіјѕԁһԛԝνοαιτκρυ", "aeopcyxijsdhqwvoaitkpu")
_INVISIBLE = re.compile(
    "[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\U000e0000-\U000e01ef]"
)


@attrs.frozen
class Injection:
    """A line that addresses the judge. `line` counts from 1; `excerpt` is the shortened line.

    `language` names the list of phrases that recognised it, such as `german`, or `markup`.
    """

    line: int
    excerpt: str
    language: str

    @property
    def message(self) -> str:
        """The finding's message."""
        return f"addresses the judge instead of the reader: {self.excerpt}"


def find_injections(text: str) -> tuple[Injection, ...]:
    """Returns every line, or wrapped passage, of `text` that reads like an instruction to a judge."""
    likely = _likely_languages(text)
    if not likely:
        return ()
    lines = split_lines(text)
    found: list[Injection] = []
    last_reported = 0
    for index in range(len(lines)):
        if index < last_reported:
            continue
        for size in range(1, _WINDOW + 1):
            window = lines[index : index + size]
            # A passage that starts further down is reported there.
            if len(window) < size or (size > 1 and _recognised(" ".join(window[1:]), likely)):
                break
            language = _recognised(" ".join(window), likely)
            if language is not None:
                found.append(Injection(index + 1, _excerpt(" ".join(window)), language))
                last_reported = index + size
                break
    return tuple(found)


def _likely_languages(text: str) -> tuple[str, ...]:
    """Returns the languages whose keywords occur in the text. For nearly all code there are none."""
    if text.isascii():
        lowered = text.lower()
        stems = known_stems().candidates(lowered)
        if not stems:
            return ()
        plain = _spoken(text)
        matching_stems = {one.language for one in stems if one.language == "markup" or one.text in plain}
    else:
        plain = _spoken(text)
        plain += " " + plain.translate(_LOOK_ALIKES)
        matching_stems = set(phrase_lists())
    return tuple(
        language
        for language, phrases in phrase_lists().items()
        if language in matching_stems and phrases.keywords.search(text if language == "markup" else plain)
    )


def _recognised(text: str, likely: tuple[str, ...]) -> str | None:
    """Returns the language whose phrases match a passage."""
    text = text[:_LONGEST_LINE]
    for language in likely:
        subject = text if language == "markup" else _plain(text)
        if phrase_lists()[language].whole.search(subject):
            return language
    return None


class Phrases:
    """The patterns of one language: its keywords, without which nothing matches, and its phrases."""

    def __init__(self, language: str, table: Mapping[str, list[str]]) -> None:
        # Only markup meets the text as it is; the others meet lower case.
        self._flags = re.IGNORECASE if language == "markup" else re.NOFLAG
        self._table = table
        things = [*table.get("rules", ()), *table.get("marks", ()), *table.get("phrases", ())]
        self.things = things
        """The expressions without which nothing matches."""
        # A language without stems has letters outside ASCII in every phrase.
        self.stems = tuple(stem for stem in table.get("stems", ()) if stem.isascii())
        """Of these one stands in a text in ASCII and lower case in which anything matches."""

    @cached_property
    def keywords(self) -> re.Pattern[str]:
        """The pattern of the keywords; a text without any matches no phrase."""
        return re.compile("|".join(self.things), self._flags)

    @cached_property
    def whole(self) -> re.Pattern[str]:
        """The pattern of all phrases that address a judge."""
        return re.compile("|".join(_alternatives(self._table)), self._flags)


@cache
def known_stems() -> Stems:
    """Returns the stems of all languages."""
    return Stems(
        (Stem.literal if language == "markup" else Stem.normalized)(language, stem)
        for language, phrases in phrase_lists().items()
        for stem in phrases.stems
    )


@cache
def phrase_lists() -> Mapping[str, Phrases]:
    """Returns the phrase lists by language, and `markup`."""
    text = resources.files("variorum.grading").joinpath(_PHRASES).read_text(encoding="utf-8")
    return {language: Phrases(language, table) for language, table in tomllib.loads(text).items()}


def _alternatives(table: Mapping[str, list[str]]) -> Iterator[str]:
    """Yields the patterns of a language: whole phrases, and pairs of a command and an object within a few words."""
    yield from table.get("phrases", ())
    broken = "|".join(table.get("broken_by", ()))
    gap = rf"(?:(?!{broken}).){{0,50}}?" if broken else ".{0,50}?"
    for bid, thing in (("override", "rules"), ("award", "marks"), ("ask", "marks")):
        if bid not in table or thing not in table:
            continue
        first, second = "|".join(table[bid]), "|".join(table[thing])
        pair = rf"(?:{first}){gap}(?:{second})"
        if bid == "ask":
            # Programs have scores of their own; who is spoken to makes the difference.
            addressed = "|".join(table["addressed"])
            yield rf"(?:{addressed}).{{0,50}}?{pair}"
            yield rf"{pair}.{{0,50}}?(?:{addressed})"
            yield rf"(?:{first})(?={gap}(?:{addressed})){gap}(?:{second})"
            continue
        yield pair
        if table.get("verb_last"):
            yield rf"(?:{second}).{{0,50}}?(?:{first})"


def _plain(text: str) -> str:
    """Returns the text as it is read aloud: one script, one case, names split into words, decoration dropped."""
    words = _spoken(text)
    latin = sum("a" <= character <= "z" for character in words)
    # A text in Cyrillic or Greek is left in its script; single strangers in a Latin one are masks.
    foreign = sum(character.isalpha() and not character.isascii() for character in words)
    return words.translate(_LOOK_ALIKES) if latin > foreign else words


def _spoken(text: str) -> str:
    folded = text if text.isascii() else _INVISIBLE.sub("", unicodedata.normalize("NFKC", text))
    return _DECORATION.sub(" ", _CAMEL.sub(" ", folded)).casefold()


def _excerpt(text: str) -> str:
    excerpt = " ".join(text.split())
    return excerpt if len(excerpt) <= _EXCERPT else f"{excerpt[: _EXCERPT - 1]}…"
