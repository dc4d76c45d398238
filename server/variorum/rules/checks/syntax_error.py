"""syntax-error: text that does not parse."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from variorum.rules.dialects import is_in_another_language, is_unread
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.snippets import parses_as_member
from variorum.rules.syntax_error_evidence import (
    former_construct,
    is_certainly_invalid,
    is_fragment,
    is_mostly_unparsable,
    texts_that_may_be_misread,
)
from variorum.rules.unit import FileUnit
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.nesting_depth import DEEPEST
from variorum.syntax.span import Span

RULE = Rule(
    id="syntax-error",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.SYNTAX,
    skips_broken_items=False,
    what=(
        "Finds text that violates the grammar of its language. Files in a dialect that the grammar does not support, such as C "
        "macros, are ignored: `unread` in `[rules.syntax-error]` matches such code, `declared` a comment at the top that names "
        "the dialect. A method without its class, in languages without free functions, is information, and so is a file "
        "that the parser gives up. In an untranslated file "
        "of a language whose grammar has gaps (`gaps`), every error is information, except unbalanced brackets and an assignment "
        "without a value; in any language, so is an error in a here-document (`texts`). A file most of which does not parse "
        "gets one information, and one whose first error is a construct that only older versions know (`former`) one finding."
    ),
    why="The file does not run, and most other rules skip the broken part.",
    example=Example(
        before="def area(width, height:\n    return width * height\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)

_GIVEN_UP = f"not checked: the parser gave up, or the code nests more than {DEEPEST} levels deep"

_MEMBER = "parses only inside a class"


@RULE.check_file
def syntax_errors(file: FileUnit) -> Iterator[Violation]:
    """Reports the first errors: inside items, or else between them."""
    document = file.document
    if not document.has_errors or is_unread(document):
        return
    if document.is_abandoned:
        yield RULE.at(document.text.line_span(0), _GIVEN_UP, severity=Severity.INFORMATION)
        return
    if parses_as_member(document):
        yield RULE.at(document.text.line_span(0), _MEMBER, severity=Severity.INFORMATION)
        return
    is_translation = file.source_language is not None
    if is_in_another_language(document) or (not is_translation and is_mostly_unparsable(document)):
        message = f"most of this file does not parse: it may not be {document.language.name}"
        yield RULE.at(document.text.line_span(0), message, severity=Severity.INFORMATION)
        return
    is_certain = is_translation or (is_certainly_invalid(document) and not is_fragment(document))
    severity = None if is_certain else Severity.INFORMATION
    former = former_construct(document)
    if former is not None:
        # The errors behind it are its own.
        yield RULE.at(former.span, f"syntax error: {former.message}", severity=severity)
        return
    problems = [
        (item, problem) for item in document.items_where(_is_broken) for problem in item.facts.problems
    ]
    misread = texts_that_may_be_misread(document) if problems and not is_translation else []
    for item, problem in problems:
        place = problem.span.shifted(item.span.start)
        if any(text.start <= place.end and place.start <= text.end for text in misread):
            yield RULE.at(place, problem.message, severity=Severity.INFORMATION)
        else:
            yield RULE.at(place, problem.message, severity=severity)
    if not problems:
        yield from _between_items(document, severity)


def _is_broken(item: Item) -> bool:
    return item.facts.is_broken


def _between_items(document: Document, severity: Severity | None) -> Iterator[Violation]:
    """Yields an error outside of all items, such as a class without its closing brace."""
    node = _first_problem(document.tree.root_node)
    if node is None:
        return
    message = f"syntax error: expected `{node.type}`" if node.is_missing else "syntax error"
    yield RULE.at(Span(node.start_byte, node.end_byte), message, severity=severity)


def _first_problem(node: Node) -> Node | None:
    """Returns the first missing token or error, searched from the root along the children that contain one."""
    while not (node.is_missing or node.is_error):
        broken = [child for child in node.children if child.has_error or child.is_missing]
        if not broken:
            return None
        node = broken[0]
    return node
