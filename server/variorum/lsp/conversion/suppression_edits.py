"""Makes the edits that silence a rule: a comment on the line, or an entry in the workspace's settings file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from variorum.rules.finding import Edit, Finding
from variorum.settings import parse_settings
from variorum.syntax.document import Document
from variorum.syntax.source_text import decode, encode
from variorum.syntax.span import Span

_IGNORED = re.compile(rb"variorum:[ \t]*ignore\[[\w\s,-]*(?=\])")
_DISABLED = re.compile(r"^([ \t]*(?:rules\.)?disabled[ \t]*=[ \t]*\[[ \t]*)(\]?)", re.M)
_INDENT = re.compile(rb"[ \t]*")


def comment_edit(document: Document, finding: Finding) -> Edit | None:
    """Returns the comment that silences the finding's rule on its line, or None where no comment is possible.

    It goes to the end of the line, or above the line if its end lies inside a string or another token.
    """
    text, line = document.text, finding.line - 1
    start, content = text.line_starts[line], text.line_content(line)
    known = list(_IGNORED.finditer(content))
    if known:
        place = start + known[-1].end()
        return Edit(Span(place, place), f", {finding.rule}")
    comment = document.language.comments.wrap(f"variorum: ignore[{finding.rule}]")
    end = start + len(content)
    if not content.endswith(b"\\") and not _is_inside_token(document, end):
        return Edit(Span(end, end), f"  {comment}")
    continues = line > 0 and text.line_content(line - 1).endswith(b"\\")
    if continues or _is_inside_token(document, start):
        return None
    indent = _INDENT.match(content)
    return Edit(Span(start, start), f"{decode(indent[0]) if indent else ''}{comment}\n")


def settings_edit(text: str, rule: str, *, is_pyproject: bool) -> tuple[Span, str] | None:
    """Returns the edit of a settings file that disables a rule, or None if it is disabled or the file cannot be edited."""
    before, problems = parse_settings(text, is_pyproject=is_pyproject)
    if rule in before.disabled:
        return None
    for at, inserted in _attempts(text, json.dumps(rule), "tool.variorum.rules" if is_pyproject else "rules"):
        after, new_problems = parse_settings(text[:at] + inserted + text[at:], is_pyproject=is_pyproject)
        if after.disabled == before.disabled | {rule} and len(new_problems) <= len(problems):
            start = len(encode(text[:at]))
            return Span(start, start), inserted
    return None


def _attempts(text: str, rule: str, table: str) -> Iterator[tuple[int, str]]:
    """Yields places for the entry: in an existing list or table, or in a new table at the end."""
    for found in _DISABLED.finditer(text):
        yield found.end(1), rule if found[2] else f"{rule}, "
    header = re.search(rf"^[ \t]*\[{re.escape(table)}\][^\n]*\n?", text, re.M)
    if header is not None:
        line_end = "" if header[0].endswith("\n") else "\n"
        yield header.end(), f"{line_end}disabled = [{rule}]\n"
    gap = "" if not text.strip() else "\n" if text.endswith("\n") else "\n\n"
    yield len(text), f"{gap}[{table}]\ndisabled = [{rule}]\n"


def _is_inside_token(document: Document, offset: int) -> bool:
    """Whether a token, a string's content for example, begins before the offset and ends behind it."""
    node = document.tree.root_node.descendant_for_byte_range(offset, offset)
    while node is not None and node.start_byte >= offset:
        node = node.parent
    return node is not None and node.child_count == 0 and node.start_byte < offset < node.end_byte
