"""What tells the functions of one name apart: their parameters, as the source writes them."""

from __future__ import annotations

from collections import Counter

from variorum.syntax.document import Document
from variorum.syntax.source_text import decode
from variorum.translation.alignment_candidates import Candidate, Candidates

# Characters of a parameter list that a message has room for.
_LONGEST = 60
_OVERLOADED = "names of several functions"
_PARAMETERS = "parameters as written"


def told_apart(one: Candidate, document: Document, candidates: Candidates) -> str:
    """The item's qualified name; with its parameters where its file declares several functions of that name.

    Args:
        one: the item.
        document: its file.
        candidates: all that the file declares.
    """
    name = one.profile.qualified_name
    if one.is_type or name not in _overloaded(document, candidates):
        return name
    return f"{name}{_written_parameters(one)}"


def _overloaded(document: Document, candidates: Candidates) -> frozenset[str]:
    """The qualified names that several functions of the file have; looked for once for each state of the text."""
    known: frozenset[str] | None = document.derived.get(_OVERLOADED)
    if known is None:
        counts = Counter(one.qualified_name for one in candidates.profiles if not one.is_type)
        known = document.derived[_OVERLOADED] = frozenset(name for name, count in counts.items() if count > 1)
    return known


def _written_parameters(one: Candidate) -> str:
    """The parameter list on one line and never long; empty where there are no parentheses around it."""
    derived = one.item.facts.derived
    key = (_PARAMETERS, one.profile)
    known: str | None = derived.get(key)
    if known is None:
        declaration = one.profile.declaration
        end = declaration.body.start if declaration.body is not None else declaration.span.end
        head = decode(one.item.facts.text[declaration.name_span.end : end])
        known = derived[key] = _shortened(_in_parentheses(head))
    return known


def _in_parentheses(head: str) -> str:
    start, depth = head.find("("), 0
    for place in range(max(start, 0), len(head)):
        depth += (head[place] == "(") - (head[place] == ")")
        if depth == 0:
            return head[start : place + 1]
    return ""


def _shortened(written: str) -> str:
    line = " ".join(written.split()).replace("( ", "(").replace(" )", ")")
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 4]}...)"
