"""unreachable: code that can never run."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from variorum.rules.finding import Fix, Severity, Tag, Violation, Weight
from variorum.rules.macros import begins_with_label_macro, is_in_macro_body
from variorum.rules.removal_edits import remove_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.item import Item
from variorum.syntax.span import Span

RULE = Rule(
    id="unreachable",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    what=(
        "Finds unreachable statements: those after a return, a throw, a jump, an endless loop, or an `if` whose every branch "
        "leaves, and fields that a derived class never initialises. If `first_only` in `[rules.unreachable]` of a language is "
        "set, only the first of several unreachable blocks in a row is reported. Code that is unreachable on purpose is "
        "information: a jump or an assertion that guards against the impossible, code disabled by a condition such as `if "
        "False`, and, in an untranslated file, code after an endless loop or after a top-level exit."
    ),
    why="Dead code looks like behaviour. In a translation it often means that a branch was lost.",
    example=Example(
        before="def sign(x):\n    return (x > 0) - (x < 0)\n    return 0\n",
        after="def sign(x):\n    return (x > 0) - (x < 0)\n",
        language="python",
    ),
)


# Statements that are unreachable on purpose: a jump, or a call that says so.
_STOPPER = re.compile(
    r"(?:return|break|continue|throw|raise|fallthrough|pass)\b|\w*LOG\w*\(D?FATAL\)"
    r"|(?:\w+(?:\.|::|->))*_*\w*(?:assert|panic|abort|exit|reach(?:able|ed)|fail|fatal|die|never)\w*!?\s*[;(<]",
    re.IGNORECASE,
)
_SECOND, _RESULT = (
    re.compile(r"return\b", re.IGNORECASE),
    re.compile(r"(?:return|throw|raise)\b", re.IGNORECASE),
)
_CONSTANT_BRANCH = re.compile(
    r"\b(?:(?:el|els|else)?if|while)\b"
    r"[^\n;]{0,200}(?:\band|&&|\(|\s)\s{0,20}(?:0|false|False|not[ \t]{1,8}True|!true)\s{0,20}(?:\)|:|\{|$)",
    re.M,
)
_CASE = re.compile(r"case\b|default\s*:")
_COMMENT = re.compile(r"/\*(?s:.{0,300}?)\*/|//[^\n]*|(?m:^[ \t]*#(?!\[)[^\n]*)")
_JUMP_WITH_VALUE = re.compile(rb"\b(?:return|throw)[ \t]+\Z")
_LONGEST_STOPPER = 300
# A call by a bare name as the last statement of a text.
_CALLED = re.compile(r"(?:[;{}):]|\belse)\s*(\w+)\s*\([^;{}]{0,200}\)\s*;[}\s]*\Z")


@RULE.check_items_with("unreachable")
def unreachable_statements(item: ItemUnit) -> Iterator[Violation]:
    """Reports each run of unreachable statements once, except after calls that the whole file decides about."""
    return (violation for violation in _dead_runs(item) if _called_before(item, violation.span) is None)


def _dead_runs(item: ItemUnit) -> Iterator[Violation]:
    first_only, before = item.policy(RULE.id).get("first_only"), None
    for span in item.facts.unreachable:
        if first_only and before is not None and _follows(item, before, span):
            continue
        before = span
        if _is_label(item, span) or _is_value(item, span) or is_in_macro_body(item.facts, span):
            continue
        if not _COMMENT.sub("", item.text(span)).strip("; \t\r\n"):
            continue
        # Removing dead code changes nothing, but the branch before it may be the mistake.
        edit = remove_statement(item.language, item.facts, span)
        fix = Fix("Remove the unreachable code", (edit,), is_safe=False)
        severity = Severity.INFORMATION if _is_deliberate(item, span) else None
        yield RULE.at(span, "unreachable code", fix=fix, severity=severity)


def _called_before(item: ItemUnit, span: Span) -> str | None:
    """Returns the bare name that the statement before the part calls, if it is a call."""
    before = _COMMENT.sub("", item.text(Span(max(0, span.start - _LONGEST_STOPPER), span.start)))
    called = _CALLED.search(before)
    return called[1] if called else None


def _is_label(item: ItemUnit, span: Span) -> bool:
    """Returns whether the statement is a case inside the block of another one: a switch jumps to it."""
    return _CASE.match(item.text(span)) is not None or begins_with_label_macro(item.facts, span)


def _is_value(item: ItemUnit, span: Span) -> bool:
    """Returns whether the part is the value of the jump before it on its line, which a grammar can parse as a statement."""
    line = item.facts.text.rfind(b"\n", 0, span.start) + 1
    return _JUMP_WITH_VALUE.search(item.facts.text, line, span.start) is not None


def _is_deliberate(item: ItemUnit, span: Span) -> bool:
    """Returns whether the dead code is there on purpose: disabled by a constant, or one or two statements that only leave or
    say that they are unreachable, for compilers without flow analysis."""
    line = item.facts.text.rfind(b"\n", 0, span.start) + 1
    # The condition may be on the line above.
    line = item.facts.text.rfind(b"\n", 0, max(0, line - 1)) + 1
    if _CONSTANT_BRANCH.search(item.text(Span(line, min(span.end, span.start + _LONGEST_STOPPER)))):
        return True
    if item.source_language is None and _is_behind_loop(item, span):
        return True
    if span.end - span.start > _LONGEST_STOPPER:
        return False
    statements = [part for part in re.split(r";|\n", _COMMENT.sub("", item.text(span))) if part.strip()]
    if len(statements) > 2 or not all(_STOPPER.match(part.strip() + ";") for part in statements):
        return False
    before = _COMMENT.sub("", item.text(Span(max(0, span.start - _LONGEST_STOPPER), span.start)))
    lines = re.split(r"[;{}]\s*|\n\s*", before.rstrip(" \t\r\n;"))
    # A second `return` is a mistake. A `break` there is a habit, and so is a `return` after a `throw`, for old compilers.
    first = _RESULT if item.source_language is not None else _SECOND
    return _SECOND.match(statements[0].strip()) is None or first.match(lines[-1]) is None


def _is_behind_loop(item: ItemUnit, span: Span) -> bool:
    """Returns whether the part directly follows a loop, as the clean-up of a server does."""
    ends = (loop.end for loop in item.facts.loops if loop.end <= span.start)
    return any(not _COMMENT.sub("", item.text(Span(end, span.start))).strip("} \t\r\n") for end in ends)


def _follows(item: ItemUnit, before: Span, span: Span) -> bool:
    """Returns whether control would flow from one unreachable part to the other."""
    between = item.text(Span(before.end, span.start))
    ended = (loop for loop in item.facts.loops if loop.contains(before) and loop.end <= span.start)
    return not between.strip("}; \t\r\n") and not any(ended)


@RULE.check_files_with("stops", "derived.field", "unreachable")
def unreachable_in_file(file: FileUnit) -> Iterator[Violation]:
    """Reports what depends on the whole file: statements after a call, top-level statements, and fields of derived classes."""
    yield from _unreachable_after_calls(file)
    yield from _unreachable_items(file)
    yield from _fields_without_setup(file)


def _unreachable_after_calls(file: FileUnit) -> Iterator[Violation]:
    """Yields statements after a call that never returns, unless the file defines a function of that name, such as a method
    `abort`."""
    for item in file.document.items_where(_has_dead_code):
        unit = ItemUnit(file.language, item.facts, file.source_language)
        for violation in _dead_runs(unit) if not item.facts.is_broken else ():
            called = _called_before(unit, violation.span)
            if called is not None and not any(file.document.items_where(_defines, called)):
                yield violation.shifted(item.span.start)


def _has_dead_code(item: Item) -> bool:
    return bool(item.facts.unreachable)


def _defines(item: Item, name: str) -> bool:
    declared = any(one.name == name for one in item.facts.declarations if one.kind in ("function", "method"))
    return declared or any(
        item.facts.text_of(match["elsewhere"]) == name for match in item.facts.matches.get("elsewhere", ())
    )


def _unreachable_items(file: FileUnit) -> Iterator[Violation]:
    """Yields top-level statements after one that never ends or always leaves.

    Languages with declarations only set `outermost = false` in `[rules.unreachable]`.
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
        # Whoever closes a script at its top level without a condition sees what is below.
        severity = Severity.INFORMATION if file.source_language is None else None
        yield RULE.at(Span(dead_from, dead_to), "unreachable code", severity=severity)


def _fields_without_setup(file: FileUnit) -> Iterator[Violation]:
    """Yields fields that the constructor of a derived class never initialises, the first of each run."""
    derived = {id(item) for item in file.document.items_with("derived.head") if item.facts.is_header}
    uninitialised = {
        id(item.container)
        for item in file.document.items_with("derived.constructor") if derived
        if item.container is not None and not item.facts.is_broken and "derived.setup" not in item.facts.matches
    } & derived  # fmt: skip
    before: Item | None = None
    for item in file.document.items if uninitialised else ():
        if item.node_type == "comment" or id(item.container) not in uninitialised:
            continue
        is_field = any(
            match["derived.field"].start == 0 for match in item.facts.matches.get("derived.field", ())
        )
        if is_field and before is None:
            message = "never initialised: the constructor does not call `super()`"
            yield RULE.at(item.span, message)
        before = item if is_field else None


def _is_statement(item: Item) -> bool:
    """Returns whether the item is a top-level statement that runs."""
    return not (item.container is not None or item.facts.is_header or item.node_type == "comment")


def _ends_somewhere(items: Sequence[Item]) -> bool:
    """Returns whether control does not reach the end of one of the statements."""
    return any(_is_statement(item) and not (item.facts.completes or item.facts.is_broken) for item in items)
