"""Makes one-token mistakes in programs: the mistakes that translators make and that still compile.

A mutant differs from its program in one operator, number, variable, pair of arguments or statement, and still parses. The
generator is seeded, so that the same program has the same mutants.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random

import attrs
from tree_sitter import Node

from variorum.languages import Language
from variorum.syntax.document import Document

# Each operator and what takes its place. The words are Python's, Ruby's and PHP's.
RELATIONAL = {"<": ("<=", ">"), "<=": ("<", ">="), ">": (">=", "<"), ">=": (">", "<=")}
EQUALITY = {"==": ("!=",), "!=": ("==",), "===": ("!==",), "!==": ("===",)}
ARITHMETIC = {"+": ("-",), "-": ("+",), "*": ("+",), "/": ("*",), "%": ("/",), "//": ("*",)}
COMPOUND = {"+=": ("-=",), "-=": ("+=",), "*=": ("+=",), "++": ("--",), "--": ("++",)}
LOGICAL = {"&&": ("||",), "||": ("&&",), "and": ("or",), "or": ("and",)}
_OPERATORS = {
    "relational": RELATIONAL,
    "equality": EQUALITY,
    "arithmetic": ARITHMETIC | COMPOUND,
    "logical": LOGICAL,
}
KINDS = (*_OPERATORS, "constant", "arguments", "variable", "statement")

# Parts of the names of node types, as grammars have them.
_OPERATION = re.compile(
    "binary|comparison|boolean|relational|equality|additive|multiplicative|junction|update|postfix|unary|assign"
)
_ARGUMENTS = re.compile("^(?:argument_list|arguments|value_arguments)$")
_BLOCK = re.compile("block|body|statement|^program$|compilation")
_STATEMENT = re.compile(
    "^(?:expression_statement|assignment|assignment_statement|inc_statement|operator_assignment)$"
)
_NUMBER = re.compile(r"\d+\Z")
_VARIABLES = frozenset({"variable", "parameter", "loop", "declared"})


@attrs.frozen
class Mutant:
    """A program with one mistake. `start` is a byte offset; `before` and `after` are the texts there."""

    kind: str
    text: str
    start: int
    before: str
    after: str


@attrs.frozen
class _Edit:
    start: int
    end: int
    after: bytes


def mutants(text: str, language: Language, seed: int, most: int) -> list[Mutant]:
    """At most `most` mutants of a program, of as many kinds as it allows, in a fixed order."""
    random = Random(f"{seed}:{language.id}:{text}")
    document = Document.parse(text, language)
    if document.has_errors:
        return []
    edits = _edits(document, random)
    made: list[Mutant] = []
    original = text.encode()
    kinds = [kind for kind in KINDS if edits[kind]]
    while kinds and len(made) < most:
        for kind in list(kinds):
            mutant = _next(original, language, kind, edits[kind])
            if mutant is None:
                kinds.remove(kind)
            elif len(made) < most:
                made.append(mutant)
    return made


def _next(original: bytes, language: Language, kind: str, edits: list[_Edit]) -> Mutant | None:
    while edits:
        edit = edits.pop()
        changed = (original[: edit.start] + edit.after + original[edit.end :]).decode()
        if not Document.parse(changed, language).has_errors:
            before = original[edit.start : edit.end].decode()
            return Mutant(kind, changed, edit.start, before, edit.after.decode())
    return None


def _edits(document: Document, random: Random) -> dict[str, list[_Edit]]:
    """All edits of each kind, shuffled."""
    edits: dict[str, list[_Edit]] = defaultdict(list)
    for node in _nodes(document.tree.root_node):
        _add_operator(edits, node, random)
        _add_constant(edits, node, random)
        _add_arguments(edits, node)
        _add_statement(edits, node)
    edits["variable"] = list(_other_variables(document, random))
    for each in edits.values():
        random.shuffle(each)
    return edits


def _nodes(root: Node) -> Iterator[Node]:
    pending = [root]
    while pending:
        node = pending.pop()
        yield node
        pending.extend(reversed(node.children))


def _add_operator(edits: dict[str, list[_Edit]], node: Node, random: Random) -> None:
    if node.is_named or node.parent is None or not _OPERATION.search(node.parent.type):
        return
    if "unary" in node.parent.type and node.type not in ("++", "--"):
        return
    for kind, operators in _OPERATORS.items():
        if node.type in operators:
            after = random.choice(operators[node.type])
            edits[kind].append(_Edit(node.start_byte, node.end_byte, after.encode()))


def _add_constant(edits: dict[str, list[_Edit]], node: Node, random: Random) -> None:
    text = node.text or b""
    if (
        node.child_count
        or not node.is_named
        or len(text) > 9
        or not _NUMBER.match(text.decode(errors="replace"))
    ):
        return
    value = int(text)
    after = random.choice([each for each in (value + 1, value - 1) if each >= 0])
    edits["constant"].append(_Edit(node.start_byte, node.end_byte, str(after).encode()))


def _add_arguments(edits: dict[str, list[_Edit]], node: Node) -> None:
    if not _ARGUMENTS.match(node.type):
        return
    given = [child for child in node.named_children if "comment" not in child.type]
    for left, right in itertools.pairwise(given):
        if left.text and right.text and left.text != right.text:
            between = (node.text or b"")[left.end_byte - node.start_byte : right.start_byte - node.start_byte]
            edits["arguments"].append(
                _Edit(left.start_byte, right.end_byte, right.text + between + left.text)
            )


def _add_statement(edits: dict[str, list[_Edit]], node: Node) -> None:
    parent = node.parent
    if parent is None or not _STATEMENT.match(node.type) or not _BLOCK.search(parent.type):
        return
    if parent.named_child_count > 1:
        edits["statement"].append(_Edit(node.start_byte, node.end_byte, b""))


def _other_variables(document: Document, random: Random) -> Iterator[_Edit]:
    """Reads of a variable that read another variable of the same scope or one around it instead."""
    for item in document.items:
        local = [each for each in item.facts.names.inner if _VARIABLES & {each.kind, *each.kinds}]
        for binding in local:
            for read in binding.reads:
                others = sorted(
                    other.name
                    for other in local
                    if other.name != binding.name
                    and other.scope.start <= read.start
                    and read.end <= other.scope.end
                    and other.first.start < read.start
                )
                if others:
                    start, end = item.span.start + read.start, item.span.start + read.end
                    yield _Edit(start, end, random.choice(others).encode())
