"""commented-out-code: a comment that contains code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from variorum.languages import Language
from variorum.memo import memoized
from variorum.rules.code_in_comments import Line, code_runs
from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.quoted_code import is_prose
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

RULE = Rule(
    id="commented-out-code",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    context=Context.PROGRAM,
    is_style_rule=True,
    what=(
        "Finds comments whose text parses as statements of the file's language, or of the language it was translated from. "
        "Prose, documentation, directives of tools and licence headers are ignored. `[rules.commented-out-code]` of a language "
        "has regular expressions: `examples` for examples in documentation written as plain comments, `prose` for lines that "
        "parse but are prose, `metadata` for the two lines around metadata that a tool reads, and `pieces` for lines that are "
        "code but do not parse. Code that a comment quotes is ignored too: code after a sentence that introduces it, between two "
        "sentences, indented, with omitted parts, in formulas of names that the program does not have, or without the semicolons "
        "that the rest of the file has."
    ),
    why="The reader cannot tell whether such code is a reminder, an alternative or a mistake. Version control keeps old code.",
    example=Example(
        before="def area(width, height):\n    # depth = width * height\n    return width * height\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)


# A file with at least this many lines, and this share of its lines, that end with a semicolon uses semicolons, even if its
# language does not need them.
_FEWEST_ENDED, _TERMINATED_SHARE = 4, 12
_ENDED = re.compile(rb"[;{}][ \t]*(?:\*/|/[/*].*)?$", re.MULTILINE)


@RULE.check_files_with("comments")
def commented_out_code(file: FileUnit) -> Iterator[Violation]:
    """Reports block comments and runs of line comments that contain code."""
    items = [item for item in file.document.items_with("comment") if not item.facts.is_broken]
    found = [
        (item, span)
        for item in items
        for span in _code_in_item(item.facts, file.language, file.source_language)
    ]
    if not found:
        return
    data = file.document.text.data
    ended = data.count(b";\n")
    is_terminated = ended >= _FEWEST_ENDED and ended * _TERMINATED_SHARE > data.count(b"\n")
    for item, span in found:
        if is_terminated and not _ENDED.search(item.facts.text[span.start : span.end]):
            continue
        place = span.shifted(item.span.start)
        if item.node_type == "comment" and (_is_behind_code(data, place) or _documents_next(file, item)):
            continue
        fix = Fix("Remove the commented-out code", (Edit(place, whole_lines=True),), is_safe=False)
        yield RULE.at(place, "commented-out code", fix=fix)


@memoized
def _code_in_item(facts: ItemFacts, language: Language, source_language: Language | None) -> Sequence[Span]:
    """Returns the ranges of commented-out code in the comments of an item."""
    return tuple(_found(ItemUnit(language, facts, source_language)))


def _found(item: ItemUnit) -> Iterator[Span]:
    documentation = {match["comment.documentation"] for match in item.matches("comment.documentation")}
    comments = [
        span
        for span in item.facts.comments
        if span not in documentation and _stands_alone(item, span) and not _is_example(item, span)
    ]
    languages = _languages(item)
    names = _names_of(item.facts)
    for run in _runs(item, list(_without_metadata(item, sorted(comments)))):
        yield from code_runs(tuple(run), languages, names)


def _names_of(facts: ItemFacts) -> frozenset[str] | None:
    """Returns the names that the code of an item binds or reads. Returns None for a comment between items."""
    names = facts.names
    bound = (binding.name for binding in (*names.inner, *names.outermost))
    return frozenset((*bound, *names.free)) or None


def _is_behind_code(data: bytes, place: Span) -> bool:
    """Returns whether there is text before the comment on its line."""
    return bool(data[data.rfind(b"\n", 0, place.start) + 1 : place.start].strip())


def _documents_next(file: FileUnit, comment: Item) -> bool:
    """Returns whether a comment that begins with prose is directly above a declaration."""
    first = decode(comment.facts.text).split("\n", 1)[0]
    if not is_prose(_inside_line(first, file.language.comments.line or "")):
        return False
    items, number = file.document.items, file.document.items.number_at(comment.span.end)
    if number >= len(items) or items[number].declaration is None:
        return False
    gap = file.document.text.data[comment.span.end : items[number].span.start]
    return gap.count(b"\n") == 1 and not gap.strip()


def _languages(item: ItemUnit) -> tuple[Language, ...]:
    source = item.source_language
    return (item.language,) if source is None or source is item.language else (item.language, source)


def _is_example(item: ItemUnit, span: Span) -> bool:
    """Returns whether the comment has the form of an example in documentation written as plain comments."""
    examples = item.policy(RULE.id).get("examples")
    return examples is not None and re.match(examples, item.text(span)) is not None


def _without_metadata(item: ItemUnit, comments: Sequence[Span]) -> Iterator[Span]:
    """Yields the comments that are not between the two lines of the language's `metadata`."""
    begin, end = item.policy(RULE.id).get("metadata", (None, None))
    last = max((at for at in comments if end and re.match(end, item.text(at))), default=None)
    is_inside = False
    for comment in comments:
        if begin and last and comment < last and re.match(begin, item.text(comment)):
            is_inside = True
        if not is_inside:
            yield comment
        elif re.match(end, item.text(comment)):
            is_inside = False


def _stands_alone(item: ItemUnit, span: Span) -> bool:
    """Returns whether only blanks are before the comment on its line."""
    line_start = item.facts.text.rfind(b"\n", 0, span.start) + 1
    return not item.facts.text[line_start : span.start].strip()


def _runs(item: ItemUnit, comments: list[Span]) -> Iterator[list[Line]]:
    """Yields groups of comments: line comments on consecutive lines together, each block comment by itself."""
    run: list[Line] = []
    end = -1
    for span in sorted(comments):
        text = item.text(span)
        block = item.language.comments.block
        if block and text.startswith(block[0]):
            if run:
                yield run
            yield [Line(span, _inside_block(text, *block))]
            run = []
            continue
        gap = item.facts.text[end : span.start] if run else b""
        if run and (gap.strip() or gap.count(b"\n") > 1):
            yield run
            run = []
        run.append(Line(span, _inside_line(text, item.language.comments.line or "")))
        end = span.end
    if run:
        yield run


def _inside_line(text: str, token: str) -> str:
    """Returns the text after the comment token, which may be repeated."""
    return text[len(token) :].rstrip() if text.startswith(token) else text.lstrip("#/;-* ").rstrip()


def _inside_block(text: str, prefix: str, suffix: str) -> str:
    """Returns the text between the delimiters of a block comment, without stars at the left edge."""
    lines = text.removeprefix(prefix).removesuffix(suffix).splitlines()
    if len(lines) > 2 and all(line.lstrip().startswith("*") for line in lines[1:-1] if line.strip()):
        lines = [line.lstrip().removeprefix("*") for line in lines]
    return "\n".join(lines)
