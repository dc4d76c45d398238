"""Detects comments that say to keep a statement that looks unused.

People write such comments about a statement that is there on purpose: an import that registers something or is re-exported, a
name that is read to satisfy a linter.
"""

from __future__ import annotations

import re

from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_REASON = re.compile(
    r"(?i)\bside[ -]?effects?\b|\bre-?exports?(?:ed|ing)?\b|\bback(?:ward)?s?[ -]?compat(?:ib\w+)?\b|\bfor compatibility\b"
    r"|\b(?:exposed?|shortcuts?) (?:\w+ ){0,3}(?:here|from|as|to|at|in|under|for)\b|\bpublic api\b|\bcall as\b"
    r"|\b(?:imported|needed|keep|kept|used|must be imported) (?:\w+ ){0,3}(?:to|for|so) (?:\w+ ){0,3}regist(?:er|ers|ration)\b"
    r"|\bregisters \w|\bregister (?:the|all|its|our|these)\b|\bused to be (?:here|imported|defined|in|part|available)\b"
    r"|\b(?:silence|quiet|pacify|appease|satisfy|please|fool|stop|keep|placate|suppress|make)\w*"
    r" (?:\S{1,40} ){0,7}(?:(?:py)?(?:flakes?8?|lint(?:er|ers)?)|(?:the |a )?(?:compilers?|analy[sz]ers?|warnings?))\b"
    r"|\b(?:in order )?to (?:populate|initiali[sz]e|fill|trigger) (?:the|all|its|our|these)\b"
    r"|\b(?:do not|don.?t|never) (?:remove|delete)\b"
    r"|(?:#|//|/\*)\s*stub\b"
    r"|\bno-?op\b|\bwork-?around\b|\b(?:required|needed) (?:to|for|by)\b|\b(?:via|by|through|for) reflection\b"
)
_COMMENT = re.compile(r"(?:#|//|/\*).*$")
_COMMENT_LINE = re.compile(r"\s*(?:#|//|/\*|\*)")
# How far a comment may be from the statement that it explains, in bytes.
_REACH = 800


def has_keep_comment(data: bytes, statement: Span) -> bool:
    """Returns whether a comment says to keep the statement: on its line, or directly above it without a blank line."""
    start = max(0, statement.start - _REACH)
    before = decode(data[start : statement.start]).split("\n")
    line_end = data.find(b"\n", statement.end)
    behind = decode(data[statement.end : line_end if line_end >= 0 else len(data)])
    if _gives_reason(behind):
        return True
    for line in reversed(before[:-1]):
        if not line.strip():
            return False
        if _COMMENT_LINE.match(line) and _REASON.search(line):
            return True
    return False


def _gives_reason(line: str) -> bool:
    comment = _COMMENT.search(line)
    return comment is not None and _REASON.search(line, comment.start()) is not None
