"""syntax-error: text that the language's grammar does not accept."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from variorum.rules.dialects import is_in_another_language, is_unread
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.snippets import parses_as_member
from variorum.rules.syntax_error_evidence import is_certainly_invalid, is_fragment, is_mostly_unparsable
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
    what="Finds text that does not follow the grammar of its language. A file that holds what the language has and "
    "that grammar cannot read, such as macros of C, gets none: `unread` in `[rules.syntax-error]` says what gives "
    "it away, `declared` how a comment at its head names the dialect. A method without its class, where the language "
    "has none outside of classes, is an information. So is, in a file that is no translation, an error that only the "
    "grammar stumbles over, in a language whose grammar is known to have gaps (`gaps`): brackets that do not match and an "
    "assignment of nothing are wrong whatever it lacks. A file most of which does not parse gets one information.",
    why="The file does not run, and other rules stay silent about the broken part rather than guess.",
    example=Example(
        before="def area(width, height:\n    return width * height\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)

_GIVEN_UP = f"the parser does not get through this text, or it nests more than {DEEPEST} levels deep: nothing in it is checked"

_MEMBER = "this parses only inside a class"


@RULE.check_file
def syntax_errors(file: FileUnit) -> Iterator[Violation]:
    """The places where the text goes wrong: inside items, or else between them."""
    document = file.document
    if not document.has_errors or is_unread(document):
        return
    if document.is_abandoned:
        yield RULE.at(document.text.line_span(0), _GIVEN_UP)
        return
    if parses_as_member(document):
        yield RULE.at(document.text.line_span(0), _MEMBER, severity=Severity.INFORMATION)
        return
    is_translation = file.source_language is not None
    if is_in_another_language(document) or (not is_translation and is_mostly_unparsable(document)):
        message = f"most of this does not parse, so it may not be {document.language.name}"
        yield RULE.at(document.text.line_span(0), message, severity=Severity.INFORMATION)
        return
    is_certain = is_translation or (is_certainly_invalid(document) and not is_fragment(document))
    severity = None if is_certain else Severity.INFORMATION
    problems = [
        (item, problem) for item in document.items_where(_is_broken) for problem in item.facts.problems
    ]
    for item, problem in problems:
        yield RULE.at(problem.span, problem.message, severity=severity).shifted(item.span.start)
    if not problems:
        yield from _between_items(document, severity)


def _is_broken(item: Item) -> bool:
    return item.facts.is_broken


def _between_items(document: Document, severity: Severity | None) -> Iterator[Violation]:
    """An error that lies in no item, such as a class whose closing brace is missing."""
    node = _first_problem(document.tree.root_node)
    if node is None:
        return
    message = f"`{node.type}` is missing here" if node.is_missing else "this does not parse"
    yield RULE.at(Span(node.start_byte, node.end_byte), message, severity=severity)


def _first_problem(node: Node) -> Node | None:
    """The first missing token or error, found from the root down along the children that hold one."""
    while not (node.is_missing or node.is_error):
        broken = [child for child in node.children if child.has_error or child.is_missing]
        if not broken:
            return None
        node = broken[0]
    return node
