"""Finds what a prompt asks for explicitly: languages, counts and lengths."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from variorum.languages import Language, all_languages

_NUMBERS: Final = {
    word: value
    for value, word in enumerate(
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen twenty".split(),
        start=1,
    )
}
_NUMBER: Final = rf"(?P<number>\d{{1,6}}(?:,\d{{3}})?|{'|'.join(_NUMBERS)})"
_AT_MOST: Final = (
    r"at most|no more than|not more than|up to|a maximum of|maximum|max\.?|under|below|less than|fewer than|within|"
    r"no longer than|not exceed(?:ing)?|limit(?:ed)? to"
)
_AT_LEAST: Final = r"at least|no fewer than|no less than|a minimum of|minimum|more than|over"
_BOUND: Final = rf"(?:(?P<most>{_AT_MOST})|(?P<least>{_AT_LEAST})|(?P<exact>exactly|precisely|only|just))"
_LENGTH: Final = re.compile(
    rf"(?:\b{_BOUND}\s+|\b(?P<plain>in|using|of)\s+(?:about |around |roughly )?)?\b{_NUMBER}[\s-]+"
    r"(?P<unit>words?|sentences?|paragraphs?|characters?)\b(?P<after>\s+or (?:less|fewer|more))?"
    r"(?:\s+(?P<noun>long|essays?|summary|summaries|stor(?:y|ies)|descriptions?|explanations?|answers?|"
    r"responses?|max(?:imum)?))?",
    re.IGNORECASE,
)
_ITEMS: Final = re.compile(
    rf"(?:\b{_BOUND}\s+|\b(?P<verb>list|give(?: me| us)?|name|provide|suggest|write|generate|create|share|offer|"
    rf"identify|mention|propose|brainstorm|come up with|show(?: me)?|in|with)\s+(?:me\s+)?(?:a list of\s+)?(?:the\s+)?"
    rf"(?:top\s+)?){_NUMBER}\s+(?:[\w'-]+\s+){{0,3}}?"
    r"(?P<noun>items|bullets?|bullet points|points|examples|ideas|reasons|ways|steps|tips|solutions|options|"
    r"suggestions|facts|questions|names|titles|benefits|advantages|disadvantages|differences|features|"
    r"strategies|methods|approaches|alternatives|headlines|types|causes|factors|uses|activities|books|"
    r"recommendations|rules|principles|techniques|tools|libraries|functions)\b",
    re.IGNORECASE,
)


class Limit(NamedTuple):
    """A limit that the prompt sets: from `least` to `most` of `unit`. `words` quotes the prompt."""

    least: int | None
    most: int | None
    unit: str
    words: str

    def is_met(self, count: int) -> bool:
        """Returns whether a count lies within the limit."""
        return (self.least is None or count >= self.least) and (self.most is None or count <= self.most)


def length_limits(prompt: str) -> list[Limit]:
    """Limits on words, sentences, paragraphs and characters. A number without a bound is none."""
    found = []
    for match in _LENGTH.finditer(prompt):
        unit = match["unit"].lower().rstrip("s")
        if (
            match["plain"] is None
            and match["after"] is None
            and match["noun"] is None
            and not _has_bound(match)
        ):
            continue
        found.append(_limit(match, unit, may_be_word=unit in ("word", "character")))
    return found


def item_limits(prompt: str) -> list[Limit]:
    """Returns how many items the prompt asks for, as in "give me three tips" or "exactly five bullet points"."""
    return [_limit(match, match["noun"].lower(), may_be_word=False) for match in _ITEMS.finditer(prompt)]


def requested_languages(prompt: str) -> frozenset[Language]:
    """Returns the languages that the prompt wants code in, as in "in Rust" or "a Python function"."""
    return frozenset(language for language in all_languages() if _asking(language).search(prompt))


def mentioned_languages(prompt: str) -> frozenset[Language]:
    """Returns the languages that the prompt speaks of in any way; names of one or two letters only as it asks for them."""
    return frozenset(language for language in all_languages() if _mentioning(language).search(prompt))


def _limit(match: re.Match[str], unit: str, *, may_be_word: bool) -> Limit:
    number = _value(match["number"])
    words = " ".join(match[0].split())
    after = (match.groupdict().get("after") or "").lower()
    if (
        match["most"]
        or "less" in after
        or "fewer" in after
        or (match.groupdict().get("noun") or "").startswith("max")
    ):
        strict = (match["most"] or "").lower() in ("under", "below", "less than", "fewer than")
        return Limit(None, number - 1 if strict else number, unit, words)
    if match["least"] or "more" in after:
        strict = (match["least"] or "").lower() in ("more than", "over")
        return Limit(number + 1 if strict else number, None, unit, words)
    if may_be_word and not match["exact"]:
        # Nobody counts the words of "a 200-word summary": a tenth more or less is what was asked for.
        return Limit(number * 9 // 10, -(-number * 11 // 10), unit, words)
    return Limit(number, number, unit, words)


def _has_bound(match: re.Match[str]) -> bool:
    return any(match[name] for name in ("most", "least", "exact"))


def _value(numeral: str) -> int:
    return _NUMBERS.get(numeral.lower()) or int(numeral.replace(",", ""))


@cache
def _asking(language: Language) -> re.Pattern[str]:
    """Short names are words of English too, so what stands around them has to speak of a language."""
    names = "|".join(re.escape(name) for name in _names(language))
    case = "" if len(language.name) <= 2 else "(?i)"
    return re.compile(
        rf"{case}(?:\b(?:in|using|into|to)\s+(?:{names})|\b(?:{names})\s+(?:code|program|function|script|class|method|"
        rf"snippet|implementation|module|solution|version))(?![\w+#-])"
    )


@cache
def _mentioning(language: Language) -> re.Pattern[str]:
    if len(language.name) <= 2:
        return _asking(language)
    names = "|".join(re.escape(name) for name in _names(language))
    return re.compile(rf"(?i)(?<!\w)(?:{names})(?![\w+#])")


def _names(language: Language) -> tuple[str, ...]:
    """Returns the name, and the aliases that nobody takes for anything else."""
    return (language.name, *(alias for alias in language.aliases if len(alias) >= 4))
