"""Items: the pieces a file falls into, and the facts that are kept for each."""

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
"""One match of an `artifacts.scm` pattern: capture name to range."""

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
"""The facts that most items have none of, and that a check may be after; see `ItemFacts.marks`."""


@attrs.frozen
class SyntaxProblem:
    """A place where the text does not follow the grammar."""

    span: Span
    message: str


@attrs.frozen(eq=False)
class ItemFacts:
    """Everything that is known of an item from its own text alone. Spans are relative to the item's start.

    Facts hold no tree nodes: they outlive the tree, move with the item, and travel between processes.
    """

    text: bytes
    structure: int
    """A checksum of the tree that the parser made of the text, which may be another one where something around it does not
    parse; 0 for heads and comments."""
    is_header: bool
    """Whether the item is the head of a container (a class, a namespace) whose members are items of their own."""
    names: ItemNames
    declarations: tuple[Declaration, ...]
    unreachable: tuple[Span, ...]
    """Runs of statements that control never gets to."""
    completes: bool
    """Whether control gets to the end of the item, so that what stands behind it can run."""
    is_hoisted: bool
    """Whether the item as a whole is a declaration that counts wherever it stands."""
    dead_stores: tuple[Span, ...]
    """Names that are stored to where no path reads the value."""
    reads_before_assignment: tuple[Span, ...]
    """Reads of local variables that no path has given a value."""
    repeated_parts: tuple[RepeatedPart, ...]
    """Conditions and bodies of a chain of decisions that an earlier part of it has already."""
    constant_conditions: tuple[ConstantCondition, ...]
    """Conditions that can come out only one way."""
    single_pass_loops: tuple[SinglePassLoop, ...]
    """The heads of loops whose body never comes round to a second time."""
    stuck_loops: tuple[Span, ...]
    """The conditions of loops that nothing in them can change."""
    endless_loops: tuple[EndlessLoop, ...]
    """Loops without an end or an exit that cannot have been meant so."""
    redundant_jumps: tuple[RedundantJump, ...]
    """Jumps that go where control goes anyway."""
    loops: tuple[Span, ...]
    """Every loop, as a whole."""
    functions: tuple[Span, ...]
    """Every function, as a whole: what stands in one runs at another time."""
    completing: tuple[Span, ...]
    """Those of the functions whose end control can get to."""
    matches: Mapping[str, tuple[Match, ...]]
    """The matches of `artifacts.scm`, under each of their capture names."""
    comments: tuple[Span, ...]
    problems: tuple[SyntaxProblem, ...]
    derived: dict[Any, Any] = attrs.field(factory=dict, repr=False)
    """What higher layers worked out from these facts; kept here so that it lives exactly as long as they do."""
    marks: tuple[str, ...] = attrs.field(init=False, repr=False)
    """What there is to look at: the captures of `artifacts.scm` that match, and those of `SEEN` that hold something."""

    @marks.default
    def _what_there_is(self) -> tuple[str, ...]:
        return (*self.matches, *[name for name in SEEN if getattr(self, name)])

    def text_of(self, span: Span) -> str:
        """Returns the text of a range of the item."""
        return decode(self.text[span.start : span.end])

    @property
    def stray_updates(self) -> tuple[Span, ...]:
        """Updates that make a name local to a function in which nothing gives it a value first."""
        return self.names.stray_updates

    @property
    def stops(self) -> bool:
        """Whether control never gets to the end of the item."""
        return not self.completes

    @property
    def private_members(self) -> list[Binding]:
        """The members declared here that not everybody can reach: `member.private` and the other special kinds."""
        names = self.names
        return [one for one in (*names.outermost, *names.inner) if one.kind.startswith("member.")]

    @property
    def is_broken(self) -> bool:
        """Whether the item has syntax errors, so that findings in it are withheld."""
        return bool(self.problems)


class Item:
    """A piece of a file: an import, a function, a method, the head of a class, a statement, a run of comments."""

    __slots__ = ("container", "facts", "has_error", "node_type", "span")

    def __init__(
        self, span: Span, node_type: str, container: Item | None, facts: ItemFacts, has_error: bool
    ) -> None:
        self.span = span
        self.node_type = node_type
        self.container = container
        """The head of the class or namespace that the item is a member of."""
        self.facts = facts
        self.has_error = has_error
        """Whether something in the item does not parse; of a container, whether something in its members does not."""

    @property
    def own_span(self) -> Span:
        """What the item covers itself: of the head of a container, what stands before the members."""
        start = self.span.start
        return Span(start, start + len(self.facts.text))

    def text_of(self, node: Node) -> str:
        """The text of a node in the item. A node that is asked itself has the tree ask for the text piece by piece."""
        start, end = node.start_byte - self.span.start, node.end_byte - self.span.start
        data = self.facts.text
        return decode(data[start:end] if start >= 0 and end <= len(data) else node.text or b"")

    @property
    def declaration(self) -> Declaration | None:
        """What the item as a whole declares, if it declares something."""
        declared = self.facts.declarations
        return declared[0] if declared and declared[0].depth == 0 else None
