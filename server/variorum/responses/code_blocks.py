"""The fenced blocks of an answer as programs: their language, their tree and what the code rules find."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property

import attrs

from variorum.languages import Language, UnknownLanguage, all_languages, language_named
from variorum.responses.fences import Fence, fences
from variorum.rules.catalogue import Selection, all_rules, select
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.rules.rule import Category
from variorum.syntax.document import Document
from variorum.syntax.text import SourceText

SYNTAX_RULE = "syntax-error"

# An excerpt does not show the rest of its program, and shows off its results by printing them: what these
# rules hold against a whole file says nothing against an excerpt.
_NEEDS_THE_WHOLE_FILE = frozenset(
    {
        "undefined-name",
        "unused-import",
        "unused-member",
        "unused-parameter",
        "debug-print",
        "useless-expression",
    }
)
# These hold within a function; what an excerpt defines outermost is there to be used by others.
_LOCAL_ONLY = frozenset({"unused-variable", "redefined-unused"})
# A comment of the answer must not silence the rules that look at it. The length stays, and so do all spans.
_SILENCING = re.compile(rb"variorum:", re.IGNORECASE)
_SILENCED = b"variorum "
_INFO_WORD = re.compile(r"[{.\s]*([\w+#.-]+)")
# Sessions of an interactive interpreter, and programs with parts left out, are written for people.
_NOT_A_PROGRAM = re.compile(rb"^[ \t]*(?:>>> |In \[\d+\]: |irb[(>]|\$ |\.\.\.[ \t]*\r?$)", re.MULTILINE)


@attrs.frozen(slots=False, eq=False)
class CodeBlock:
    """A fenced block. `language` is None where the fence names none of the project's languages."""

    fence: Fence
    text: bytes
    language: Language | None

    @property
    def is_program(self) -> bool:
        """Whether the block claims to be a program in a language that can be parsed."""
        return self.language is not None and _NOT_A_PROGRAM.search(self.text) is None

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """What the code rules find, syntax errors included; spans are relative to the block's body."""
        if self.language is None or not self.is_program:
            return ()
        source = SourceText(_SILENCING.sub(_SILENCED, self.text))
        found = findings(Document.parse(source, self.language), excerpt_selection())
        return tuple(one for one in found if not _is_for_the_reader(one, source))


def code_blocks(text: SourceText) -> Iterator[CodeBlock]:
    """The fenced blocks of a text, in order."""
    for fence in fences(text, 0, len(text.line_starts)):
        body = text.data[fence.body.start : fence.body.end]
        yield CodeBlock(fence, body, language_of_fence(fence.info))


def language_of_fence(info: str) -> Language | None:
    """The language that the info of a fence names by its id, an alias or a file ending; None for others."""
    word = _INFO_WORD.match(info)
    if word is None:
        return None
    name = word[1].lower()
    try:
        return language_named(name)
    except UnknownLanguage:
        return next((one for one in all_languages() if f".{name}" in one.extensions), None)


def is_safety_rule(rule: str) -> bool:
    """Whether a code rule is about safety rather than about quality."""
    return all_rules()[rule].category is Category.SAFETY


def _is_for_the_reader(finding: Finding, source: SourceText) -> bool:
    """Whether a name that nothing uses is one that the reader is meant to use: an outermost one."""
    return finding.rule in _LOCAL_ONLY and not source.line_content(finding.line - 1)[:1].isspace()


@cache
def excerpt_selection() -> Selection:
    """The default rules without those that only make sense for a whole file."""
    return select(disabled=sorted(_NEEDS_THE_WHOLE_FILE & all_rules().keys()))
