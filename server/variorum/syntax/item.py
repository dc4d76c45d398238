"""Defines items, the pieces a file is split into, and the facts stored for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs
from tree_sitter import Node

from variorum.syntax.bindings import Binding, ItemNames
from variorum.syntax.constant_conditions import ConstantCondition
from variorum.syntax.decision_chains import RepeatedPart
from variorum.syntax.degenerate_loops import SinglePassLoop
from variorum.syntax.endless_loops import EndlessLoop
from variorum.syntax.outline import Declaration
from variorum.syntax.redundant_jumps import RedundantJump
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

Match = Mapping[str, Span]
"""A match of an `artifacts.scm` pattern: ranges by capture name."""

SEEN = (
    "unreachable",
    "dead_stores",
    "reads_before_assignment",
    "repeated_parts",
    "constant_conditions",
    "single_pass_loops",
    "stuck_loops",
    "endless_loops",
    "redundant_jumps",
    "comments",
    "stray_updates",
    "stops",
    "private_members",
)
"""The facts that most items have none of and that checks select items by; see `ItemFacts.marks`."""


@attrs.frozen
class SyntaxProblem:
    """A place where the text does not follow the grammar."""

    span: Span
    message: str


@attrs.frozen(eq=False)
class ItemFacts:
    """Everything that is known of an item from its own text. Spans are relative to the item's start.

    Facts hold no tree nodes: they outlive the tree, move with the item, and are passed between processes.
    """

    text: bytes
    structure: int
    """A checksum of the item's tree, which may differ for equal texts beside syntax errors; 0 for headers and
    comments.
    """
    is_header: bool
    """Whether the item is the header of a container (a class, a namespace) whose members are items of their own."""
    names: ItemNames
    declarations: tuple[Declaration, ...]
    unreachable: tuple[Span, ...]
    """Runs of unreachable statements."""
    completes: bool
    """Whether control reaches the end of the item, so that what follows it can run."""
    is_hoisted: bool
    """Whether the item is a hoisted declaration."""
    dead_stores: tuple[Span, ...]
    """Names that are stored to without any path reading the value."""
    reads_before_assignment: tuple[Span, ...]
    """Reads of local variables that no path has assigned."""
    repeated_parts: tuple[RepeatedPart, ...]
    """Conditions and bodies of a chain that repeat an earlier one."""
    constant_conditions: tuple[ConstantCondition, ...]
    """Conditions with a constant value."""
    single_pass_loops: tuple[SinglePassLoop, ...]
    """Loops without a second iteration."""
    stuck_loops: tuple[Span, ...]
    """The conditions of loops that nothing in them can change."""
    endless_loops: tuple[EndlessLoop, ...]
    """Endless loops that are likely mistakes."""
    redundant_jumps: tuple[RedundantJump, ...]
    """Jumps without effect."""
    loops: tuple[Span, ...]
    """Every loop, as a whole."""
    functions: tuple[Span, ...]
    """Every function, as a whole. Its body runs at another time."""
    completing: tuple[Span, ...]
    """The functions whose end control can reach."""
    matches: Mapping[str, tuple[Match, ...]]
    """The matches of `artifacts.scm`, under each of their capture names."""
    comments: tuple[Span, ...]
    problems: tuple[SyntaxProblem, ...]
    derived: dict[Any, Any] = attrs.field(factory=dict, repr=False)
    """Results of higher layers about the item. They live as long as the facts."""
    marks: tuple[str, ...] = attrs.field(init=False, repr=False)
    """What checks can select the item by: the captures of `artifacts.scm` that match, and the names of `SEEN` that
    are not empty.
    """

    @marks.default
    def _what_there_is(self) -> tuple[str, ...]:
        return (*self.matches, *[name for name in SEEN if getattr(self, name)])

    def text_of(self, span: Span) -> str:
        """Returns the text of a range of the item."""
        return decode(self.text[span.start : span.end])

    @property
    def stray_updates(self) -> tuple[Span, ...]:
        """Returns the updates that make a name local to a function in which nothing assigns it first."""
        return self.names.stray_updates

    @property
    def stops(self) -> bool:
        """Returns whether control never reaches the end of the item."""
        return not self.completes

    @property
    def private_members(self) -> list[Binding]:
        """Returns the members declared here with restricted access: those whose kind starts with `member.`."""
        names = self.names
        return [one for one in (*names.outermost, *names.inner) if one.kind.startswith("member.")]

    @property
    def is_broken(self) -> bool:
        """Returns whether the item has syntax errors, so that findings in it are withheld."""
        return bool(self.problems)


class Item:
    """A piece of a file: an import, a function, a method, the header of a class, a statement, a run of comments."""

    __slots__ = ("container", "facts", "has_error", "node_type", "span")

    def __init__(
        self, span: Span, node_type: str, container: Item | None, facts: ItemFacts, has_error: bool
    ) -> None:
        self.span = span
        self.node_type = node_type
        self.container = container
        """The header of the class or namespace that the item is a member of."""
        self.facts = facts
        self.has_error = has_error
        """Whether something in the item has a syntax error; for a container, its members included."""

    @property
    def own_span(self) -> Span:
        """Returns the range of the item itself: for the header of a container, what precedes the members."""
        start = self.span.start
        return Span(start, start + len(self.facts.text))

    def text_of(self, node: Node) -> str:
        """Returns the text of a node in the item. `Node.text` would read it from the tree piece by piece."""
        start, end = node.start_byte - self.span.start, node.end_byte - self.span.start
        data = self.facts.text
        return decode(data[start:end] if start >= 0 and end <= len(data) else node.text or b"")

    @property
    def declaration(self) -> Declaration | None:
        """Returns the declaration of the item as a whole, if there is one."""
        declared = self.facts.declarations
        return declared[0] if declared and declared[0].depth == 0 else None
