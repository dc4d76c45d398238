"""Names overloaded functions with their parameters, as the source writes them."""

from __future__ import annotations

from collections import Counter

from variorum.memo import memoized, memoized_in
from variorum.syntax.document import Document
from variorum.syntax.item import ItemFacts
from variorum.syntax.source_text import decode
from variorum.translation.alignment_candidates import Candidate, Candidates, Profile

# The longest parameter list in a message, in characters.
_LONGEST = 60
_OVERLOADED = "names of several functions"


def name_with_signature(one: Candidate, document: Document, candidates: Candidates) -> str:
    """Returns the item's qualified name. Adds its parameters if its file declares several functions of that name.

    Args:
        one: the item.
        document: its file.
        candidates: all items that the file declares.
    """
    name = one.profile.qualified_name
    if one.is_type or name not in _overloaded(document, candidates):
        return name
    return f"{name}{_parameter_list(one)}"


def _overloaded(document: Document, candidates: Candidates) -> frozenset[str]:
    """Returns the qualified names that several functions of the file have. The result is cached with the version of the text."""
    return memoized_in(document.derived, _OVERLOADED, lambda: _repeated(candidates))


def _repeated(candidates: Candidates) -> frozenset[str]:
    counts = Counter(one.qualified_name for one in candidates.profiles if not one.is_type)
    return frozenset(name for name, count in counts.items() if count > 1)


def _parameter_list(one: Candidate) -> str:
    """Returns the shortened parameter list on one line. Returns an empty string if it has no parentheses."""
    return _parameters_of(one.item.facts, one.profile)


@memoized
def _parameters_of(facts: ItemFacts, profile: Profile) -> str:
    declaration = profile.declaration
    end = declaration.body.start if declaration.body is not None else declaration.span.end
    return _shortened(_in_parentheses(decode(facts.text[declaration.name_span.end : end])))


def _in_parentheses(head: str) -> str:
    start, depth = head.find("("), 0
    for place in range(max(start, 0), len(head)):
        depth += (head[place] == "(") - (head[place] == ")")
        if depth == 0:
            return head[start : place + 1]
    return ""


def _shortened(parameters: str) -> str:
    line = " ".join(parameters.split()).replace("( ", "(").replace(" )", ")")
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 4]}...)"
