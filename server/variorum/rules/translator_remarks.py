"""Finds what a translator says about its work and leaves in the file: announcements, placeholders, Markdown fences.

These are the same in every language, so they are here and not in the leftovers of a language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix
from variorum.rules.unit import ItemUnit
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_TRANSLATED = r"(?:translat|convert|port|rewrit)(?:ed|ion|ing|ten)"
_LANGUAGE = r"(?:java(?:script)?|python|c|c\+\+|c#|typescript|go|rust|kotlin|ruby|php)"
_KIND = rf"(?:{_LANGUAGE}|complete|full|updated|corrected|modified|refactored|idiomatic|equivalent|same)"
_ANNOUNCEMENT = re.compile(
    rf"\b(?:(?:here(?:'s| is| are)|below is|the following is) (?:the |a |an |your |my )?|this is (?:the|a|an|your|my) )"
    rf"(?:\w+ )?(?:{_TRANSLATED}|equivalent|{_KIND} (?:version|code|equivalent|implementation) of)\b"
    rf"|\b(?:translated|converted|ported) (?:from|to|into) {_LANGUAGE} (?:code )?by\b"
    rf"|\bthis (?:\w+ )?(?:is|was|has been) {_TRANSLATED} (?:from|to|into) {_LANGUAGE}(?!\w)"
    r"|\b(?:as an ai|i have (?:translated|converted)|i've (?:translated|converted)|let me know if)\b"
    r"|\b(?:note that|note:) (?:in )?(?:the )?(?:original|java|python|c\+\+) (?:code|version|program)"
    r" (?:has been|was|is)\b",
    re.I,
)
_PLACEHOLDER = re.compile(
    r"^\W*\.\.\. ?\(?(?:the )?(?:rest|remaining|other|existing|same|previous)\b"
    r"|\b(?:the )?(?:rest|remainder) of (?:the|your) (?:\w+ )?"
    r"(?:code|implementation|methods?|functions?|class|logic)\b"
    r"(?: (?:remains?|stays?|is|goes|here|unchanged|as before|omitted)|\s*(?:\.\.\.)?\s*(?:\*/)?$)"
    r"|\b(?:add|your|put|insert) (?:your )?(?:code|implementation|logic) (?:goes )?here\b"
    r"|\btodo:? (?:implement|translate|complete)(?: (?:this|the|me|it|here|your|remaining)\b|(?! \w))"
    r"|\btodo:? (?:convert|port) (?:this|the|from|remaining)\b"
    r"|\b(?:implementation|code) (?:omitted|left out|goes here)\b"
    r"|\bplaceholder (?:implementation|code|logic)\b"
    r"|\bplaceholder for (?:the |your )?(?:actual|real|original|missing|\w+ (?:logic|implementation|code))\b",
    re.I,
)
_FENCE = re.compile(rb"^[ \t]*```[\w+#-]*[ \t]*\r?$", re.M)
_SPOKEN = re.compile(
    rb"^(?:Here(?:'s| is) (?:the|a|your) |Sure[,!]|Certainly[,!]|Below is the "
    rb"|This (?:code|translation|program) ).*[:.!]\s*$",
    re.M,
)
_CHEAP = re.compile(
    rb"here|below|following|translat|convert|ported|as an ai|rest of|remain|rest |existing|todo|your |omitted"
    rb"|placeholder|goes|note|let me know|i have|i've|\.\.\.",
    re.I,
)

Remark = tuple[Span, str, Fix | None]


def translator_remarks(item: ItemUnit) -> Iterator[Remark]:
    """Yields the translator's remarks in comments. In text with syntax errors, also yields those outside of comments."""
    for span in item.facts.comments:
        if not _CHEAP.search(item.facts.text, span.start, span.end):
            continue
        text = item.text(span)
        fix = Fix("Remove the comment", (Edit(span, whole_lines=True),))
        if _PLACEHOLDER.search(text):
            yield span, "placeholder comment for missing code", None
        elif _ANNOUNCEMENT.search(text):
            yield span, "remark of the translator, not part of the program", fix
    if item.facts.is_broken:
        yield from _outside_comments(item)


def _outside_comments(item: ItemUnit) -> Iterator[Remark]:
    for pattern, message in (
        (_FENCE, "Markdown fence around the code"),
        (_SPOKEN, "remark of the translator"),
    ):
        for found in pattern.finditer(item.facts.text):
            if decode(found[0]).strip():
                span = Span(found.start(), found.end())
                yield span, message, Fix("Remove the line", (Edit(span, whole_lines=True),), is_safe=False)
