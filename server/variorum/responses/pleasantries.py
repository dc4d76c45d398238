"""Pleasantries: courtesies and talk about the answer itself, which say nothing about the question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from variorum.responses.dimensions import MAJOR, MINOR, NO_ISSUES
from variorum.syntax.embedding.fences import without_code
from variorum.syntax.source_text import SourceText, encode
from variorum.syntax.span import Span


class Pleasantry(NamedTuple):
    """A phrase found in an answer: its bytes in the answer, and its words."""

    span: Span
    text: str


# Each alternative is a phrase that opens or closes a courtesy. Phrases that also carry meaning ("of
# course the list may be empty", "feel free to change the limit") count only in the form in which they are
# mere politeness.
_PHRASES: Final = (
    # Offers and eagerness.
    r"I(?:'d| would|'m| am) (?:be )?(?:more than )?"
    r"(?:happy|glad|delighted|pleased|thrilled) to (?:help|assist)",
    r"(?:happy|glad) to help(?: (?:you )?(?:out|with (?:this|that)))?(?=\s*[!.])",
    r"I(?:'m| am) (?:always )?here to (?:help|assist)",
    # Praise of the question, and thanks for it.
    r"(?:(?:that|this|what)(?:'s| is)? )?(?:an? )?"
    r"(?:great|good|excellent|interesting|fantastic|wonderful|fascinating) question(?=\s*[!.,]|\s*$)",
    r"thank(?:s| you) (?:so much |very much )?for (?:the|your|asking|reaching|sharing|bringing|providing)",
    # Assent before the answer: a whole exclamation, not the adverb within a sentence.
    r"(?:sure(?: thing)?|certainly|absolutely|of course|no problem|you(?:'re| are) welcome)(?=\s*!)",
    # Assent that leads into the answer, at the start of a sentence only.
    r"(?<![\w,;] )(?:sure(?: thing)?|certainly|absolutely|of course|no problem|okay|alright)\s*[,.:–—-]+\s*"
    r"(?:here(?:'s| is| are| you go)|below (?:is|are)|let's|let me|I'll|I will|I can|I'd)",
    # Farewells.
    r"(?:I |we )?(?:do |sincerely |really |truly )?hope (?:this|that|it|these|the above|my)(?: \w+){0,2} "
    r"(?:helps?|clarif(?:y|ies)|clears?|answers?|explains?|makes sense|is (?:useful|helpful|clear))(?: (?:you|things|it|this))?",
    r"if you (?:have|need) any(?: \w+){0,3},? (?:please )?(?:(?:feel free|don't hesitate) to \w+|let me know|just ask)",
    r"(?:please )?(?:do )?(?:don't hesitate|feel free) to (?:ask|reach out|contact|let me know)",
    r"(?:please )?(?:just )?let me know (?:if|whether|should|in case) "
    r"(?:you|there|anything|any|this|that|it)",
    r"(?:happy|good luck|best of luck|enjoy)(?: with)?(?: your)? "
    r"(?:coding|hacking|programming|learning)(?=\s*!)",
    r"have a (?:great|nice|good|wonderful|lovely) (?:day|one|time|evening|weekend)",
    # Regret, and talk of oneself.
    r"I (?:sincerely )?apologi[sz]e for (?:the|any|my) "
    r"(?:confusion|inconvenience|misunderstanding|delay)",
    r"as an AI(?: language)?(?: model| assistant)",
    # Talk about the answer instead of the answer.
    r"in (?:this|the following) (?:response|answer|reply),? I(?:'ll| will|'ve| have)",
    r"I(?:'ve| have) (?:tried|done my best|made sure) to "
    r"(?:provide|give|make (?:this|the|my) (?:response|answer))",
    r"I(?:'ve| have)? (?:\w+ly )?(?:crafted|prepared|composed|designed|tailored|structured|written|put together) "
    r"(?:this|the following|my|a|an)(?: \w+)? (?:response|answer|reply|explanation)",
    r"(?:this|my) (?:response|answer|reply) (?:has been|was|is) (?:\w+ly )?(?:crafted|designed|tailored|structured|written) ",
)
# The search runs over bytes, whose offsets are those of the span; a typographic apostrophe is a plain one.
_PLEASANTRY: Final = re.compile(
    encode(r"(?<!\w)(?:" + "|".join(_PHRASES).replace("'", "(?:'|’)") + r")(?!\w)"), re.IGNORECASE
)


def find_pleasantries(answer: str) -> tuple[Pleasantry, ...]:
    """Every pleasantry of an answer in its order; what stands inside code is none."""
    text = SourceText.of(answer)
    spans = (Span(match.start(), match.end()) for match in _PLEASANTRY.finditer(without_code(text)))
    return tuple(Pleasantry(span, text.slice(span)) for span in spans)


def pleasantry_rating(pleasantries: Sequence[Pleasantry]) -> int:
    """The highest rating that presentation can have with these: none 3, one or two 2, three or more 1."""
    if not pleasantries:
        return NO_ISSUES
    return MINOR if len(pleasantries) <= 2 else MAJOR
