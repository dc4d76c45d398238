"""unreachable: code that no path through the program gets to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from variorum.rules.finding import Fix, Severity, Tag, Violation, Weight
from variorum.rules.removal import without_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.item import Item
from variorum.syntax.span import Span

RULE = Rule(
    id="unreachable",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    what="Finds statements that control can never get to: those behind a return, a throw, a jump, an "
    "endless loop, or an `if` whose every arm leaves. Where `first_only` in `[rules.unreachable]` of a language says so, "
    "only the first of several that follow each other out of blocks is shown. A jump or a raise alone, which guards against what "
    "cannot happen, is information, and so is what a condition such as `if False` switches off.",
    why="Dead code looks like behaviour. In a translation it often means that a branch was lost on the way.",
    example=Example(
        before="def sign(x):\n    return (x > 0) - (x < 0)\n    return 0\n",
        after="def sign(x):\n    return (x > 0) - (x < 0)\n",
        language="python",
    ),
)


# A statement that only leaves, or fails, where control cannot get.
_GUARD = re.compile(r"(?:break|continue|raise|throw|assert)\b[^;{}]{0,400};?\s*\Z")
_SWITCH = re.compile(
    r"\s*(?:\}\s*)?(?:el(?:se )?if|if|while)\b.*(?:\band\s+|&&\s*|\s|\()(?:False|false|0)\s*\)?\s*[:{]\s*(?:#.*|//.*)?$",
    re.M,
)


@RULE.check_items_with("unreachable")
def unreachable_statements(item: ItemUnit) -> Iterator[Violation]:
    """One finding for each run of statements that nothing reaches."""
    first_only, before = item.policy(RULE.id).get("first_only"), None
    for span in item.facts.unreachable:
        if first_only and before is not None and _follows(item, before, span):
            continue
        before = span
        # Taking dead code away changes nothing, but it may be the branch before it that is wrong.
        edit = without_statement(item.language, item.facts, span)
        fix = Fix("Remove the unreachable code", (edit,), is_safe=False)
        severity = Severity.INFORMATION if _is_on_purpose(item, span) else None
        yield RULE.at(span, "this code can never be reached", fix=fix, severity=severity)


def _is_on_purpose(item: ItemUnit, span: Span) -> bool:
    """Whether the part is a single jump or raise, or switched off by a condition that is a literal."""
    text = item.text(span)
    if _GUARD.match(text) or _SWITCH.match(text.split("\n", 1)[0]):
        return True
    line_start = item.facts.text.rfind(b"\n", 0, span.start) + 1
    head = item.text(Span(item.facts.text.rfind(b"\n", 0, max(0, line_start - 1)) + 1, span.start))
    return _SWITCH.match(head) is not None


def _follows(item: ItemUnit, before: Span, span: Span) -> bool:
    """Whether control would get from one unreachable part to the other if it got to the first."""
    between = item.text(Span(before.end, span.start))
    ended = (loop for loop in item.facts.loops if loop.contains(before) and loop.end <= span.start)
    return not between.strip("}; \t\r\n") and not any(ended)


@RULE.check_files_with("stops")
def unreachable_items(file: FileUnit) -> Iterator[Violation]:
    """Statements of the file itself that stand behind one which never ends or always leaves.

    Where a file holds nothing but declarations, `outermost = false` in `[rules.unreachable]` says so.
    """
    if not file.policy(RULE.id).get("outermost", True):
        return
    dead_from = dead_to = None
    is_dead = False
    if not any(file.document.folded(_ends_somewhere)):
        return
    for item in file.document.items:
        if not _is_statement(item):
            continue
        if is_dead and item.declaration is None and not item.facts.is_hoisted:
            dead_from = item.span.start if dead_from is None else dead_from
            dead_to = item.span.end
        is_dead = is_dead or not (item.facts.completes or item.facts.is_broken)
    if dead_from is not None and dead_to is not None:
        yield RULE.at(Span(dead_from, dead_to), "this code can never be reached")


def _is_statement(item: Item) -> bool:
    """Whether the item stands in the file itself and runs."""
    return not (item.container is not None or item.facts.is_header or item.node_type == "comment")


def _ends_somewhere(items: Sequence[Item]) -> bool:
    """Whether control does not get to the end of one of the statements."""
    return any(_is_statement(item) and not (item.facts.completes or item.facts.is_broken) for item in items)
