"""Scopes and references of one item, from the captures of `scopes.scm`.

The engine knows no language: a query says which nodes open scopes, define, write or read names, and
`language.toml` says how far a definition reaches. `languages/README.md` lists the captures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from typing import NamedTuple

import attrs
from tree_sitter import Node

from variorum.languages.language import ScopeFacts
from variorum.syntax.bindings import Binding, ItemNames
from variorum.syntax.span import Span
from variorum.syntax.text import decode
from variorum.syntax.unseen import Unseen

_WORD = re.compile(r"[^\W\d]\w*")
# Where a dollar sign is a letter, a name may hold it.
_WORD_WITH_DOLLAR = re.compile(r"(?<![\w$])(?=\w*\$)(?:[^\W\d]|\$)[\w$]*")
# The last part of a path that is no version.
_LAST_OF_PATH = re.compile(r"([^/]+)(?:/v\d+)?$")

# These kinds bind in the innermost scope whatever the language says about blocks.
_ALWAYS_INNERMOST = frozenset({"parameter", "comprehension", "type_parameter", "catch", "block"})
# These kinds name the very scope they stand in, so the name belongs to the scope around it.
_NAMES_ITS_OWN_SCOPE = frozenset({"function", "class"})
# These kinds may begin in the middle of their scope, where the language says so.
_VISIBLE_FROM_DECLARATION = frozenset(
    {"variable", "constant", "declared", "unpacked", "with", "pattern", "loop"}
)
# These kinds name values, which a name in front of `::` never means.
_VALUES = frozenset({"variable", "declared", "unpacked", "loop", "pattern", "parameter"})
_APART = {"label": ":", "assigned": "="}


class _Role(IntEnum):
    """What an occurrence of a name does; where several captures meet on a node, the lowest wins,
    and among equals the one that stands later in the query file."""

    IGNORED = 0
    DEFINITION = 1
    EXPORT = 2
    UPDATE = 3
    WRITE = 4
    MEMBER = 5
    GLOBAL = 6
    READ = 7


_ROLES = {
    "ignore": _Role.IGNORED,
    "export": _Role.EXPORT,
    "update": _Role.UPDATE,
    "write": _Role.WRITE,
    "member": _Role.MEMBER,
    "global": _Role.GLOBAL,
    "reference": _Role.READ,
}


@attrs.define(eq=False)
class _Scope:
    span: Span
    kind: str
    parent: _Scope | None
    bindings: dict[str, Binding] = attrs.field(factory=dict)
    passed_through: set[str] = attrs.field(factory=set)
    stored_through: set[str] = attrs.field(factory=set)
    """Those of the names passed through that the scope's function binds or changes."""
    generic: _Scope | None = None
    """Of a part that sees only the names around a scope: that scope, whose type parameters it sees all the same."""

    def frame(self) -> _Scope:
        """The nearest scope that holds a function's, class's or item's own variables."""
        scope = self
        while scope.parent is not None and scope.kind not in ("function", "class"):
            scope = scope.parent
        return scope


class _Occurrence(NamedTuple):
    name: str
    span: Span
    role: _Role
    kind: str
    scope: _Scope
    visible_from: int
    """Of a definition in a language with such a rule: where the name begins to mean this."""


def item_names(captures: Mapping[str, list[Node]], base: int, length: int, facts: ScopeFacts) -> ItemNames:
    """Resolve the names of one item.

    Args:
        captures: the captures of `scopes.scm` over the item.
        base: the byte offset of the item, which every span of the result is relative to.
        length: the item's length in bytes.
        facts: the language's scoping rules.
    """
    root = _Scope(Span(0, length), "item", None)
    occurrences = list(_occurrences(captures, base, root))
    for occurrence in occurrences:
        if occurrence.role is _Role.GLOBAL:
            occurrence.scope.frame().passed_through.add(occurrence.name)
    for occurrence in occurrences:
        if occurrence.role is _Role.DEFINITION:
            _bind(occurrence, facts)
        elif occurrence.role is _Role.UPDATE or occurrence.kind == "deleted":
            occurrence.scope.frame().stored_through.add(occurrence.name)
    resolver = _Resolver(facts)
    for occurrence in occurrences:
        resolver.resolve(occurrence)
    words = _words(captures) | _shown(occurrences, captures, base)
    members = {decode(node.text or b"") for node in captures.get("member.text", ())}
    return resolver.outcome(root, occurrences, words, members, "dynamic" in captures)


def _occurrences(captures: Mapping[str, list[Node]], base: int, root: _Scope) -> Iterator[_Occurrence]:
    """Every occurrence of a name in source order, with the scope it stands in."""
    events: dict[tuple[int, int], tuple[_Role, str, Node]] = {}
    for capture, nodes in captures.items():
        head, _, kind = capture.partition(".")
        role = _Role.DEFINITION if head == "definition" else _ROLES.get(head)
        if role is None or (head in ("reference", "member") and kind == "text"):
            continue
        for node in nodes:
            key = (node.start_byte - base, node.end_byte - base)
            if key not in events or role <= events[key][0]:
                events[key] = (role, kind, node)
    openings = sorted(
        ((node.start_byte - base, -(node.end_byte - base), capture.partition(".")[2]) for capture, nodes in captures.items()
         if capture == "scope" or capture.startswith("scope.") for node in nodes),
    )  # fmt: skip
    stack, next_opening, unseen = [root], 0, Unseen(captures.get("unseen", ()), base)
    for (start, end), (role, kind, node) in sorted(events.items(), key=lambda event: event[0]):
        while next_opening < len(openings) and openings[next_opening][0] <= start:
            _open(stack, *openings[next_opening])
            next_opening += 1
        while stack[-1].span.end <= start and len(stack) > 1:
            stack.pop()
        kind, name = _named(kind, decode(node.text or b""))
        scope = _innermost(stack, start)
        yield _Occurrence(name, Span(start, end), role, kind, scope, unseen.visible_from(start))


def _named(kind: str, text: str) -> tuple[str, str]:
    """The kind of an occurrence and the name that its text stands for."""
    if kind == "import.path":
        found = _LAST_OF_PATH.search(text)
        return "import", found[1] if found else text
    # Jump labels, and members that are only assigned to, live apart from other names; the sign keeps them so.
    return kind, text + _APART.get(kind, "")


def _open(stack: list[_Scope], start: int, negative_end: int, kind: str) -> None:
    span = Span(start, -negative_end)
    while stack[-1].span.end <= start and len(stack) > 1:
        stack.pop()
    parent = stack[-1]
    generic = None
    if kind == "outside":
        # Defaults, decorators and annotations stand inside a function's node but see the names around it.
        generic, parent = parent, parent.parent or parent
    stack.append(_Scope(span, kind or "block", parent, generic=generic))


def _innermost(stack: list[_Scope], start: int) -> _Scope:
    for scope in reversed(stack):
        if scope.span.start <= start < scope.span.end:
            return scope
    return stack[0]


def _bind(occurrence: _Occurrence, facts: ScopeFacts) -> None:
    narrower = None if facts.block_scoped else _narrower_scope(occurrence)
    scope = narrower or _binding_scope(occurrence, facts)
    crossed_function = False
    if occurrence.name in scope.passed_through:
        scope.stored_through.add(occurrence.name)
    while occurrence.name in scope.passed_through and scope.parent is not None:
        crossed_function = crossed_function or scope.kind == "function"
        scope = scope.parent
    binding = scope.bindings.get(occurrence.name)
    if binding is None:
        binding = Binding(
            occurrence.name,
            occurrence.kind,
            scope.span,
            scope.parent is None,
            is_member=scope.kind == "class",
            visible_from=occurrence.visible_from,
        )
        scope.bindings[occurrence.name] = binding
    binding.is_captured = binding.is_captured or crossed_function
    binding.definitions.append(occurrence.span)
    binding.kinds.append(occurrence.kind)


def _narrower_scope(occurrence: _Occurrence) -> _Scope | None:
    """The exception handler or block whose variable an assignment inside it means, where variables are the function's."""
    scope: _Scope | None = None if occurrence.kind == "parameter" else occurrence.scope
    while scope is not None and scope.kind == "block":
        binding = scope.bindings.get(occurrence.name)
        if binding is not None and binding.kind in ("catch", "parameter"):
            return scope
        scope = scope.parent
    return None


def _binding_scope(occurrence: _Occurrence, facts: ScopeFacts) -> _Scope:
    scope, kind = occurrence.scope, occurrence.kind.partition(".")[0]
    if scope.kind == "outside" and scope.parent is not None:
        scope = scope.parent
    if kind in _NAMES_ITS_OWN_SCOPE and scope.parent is not None and scope.kind in ("function", "class"):
        scope = scope.parent
    if kind == "hoisted" or (not facts.block_scoped and kind not in _ALWAYS_INNERMOST):
        return scope.frame()
    return scope


class _Resolver:
    """Finds the binding of each occurrence, and keeps what no inner scope binds."""

    def __init__(self, facts: ScopeFacts) -> None:
        self._facts = facts
        self._free: dict[str, list[Span]] = {}
        self._free_reads: set[str] = set()
        self._members: set[str] = set()
        self._stray_updates: list[Span] = []

    def resolve(self, occurrence: _Occurrence) -> None:
        """Book one occurrence with the binding it means."""
        if occurrence.role is _Role.MEMBER:
            self._resolve_member(occurrence)
        if occurrence.role not in (_Role.READ, _Role.WRITE, _Role.UPDATE):
            return
        binding, crossed_function = self._find(occurrence)
        if occurrence.role is _Role.UPDATE and self._facts.update_binds and self._is_stray(occurrence):
            self._stray_updates.append(occurrence.span)
        reads = occurrence.role is _Role.READ or (
            occurrence.role is _Role.UPDATE and self._facts.update_is_read
        )
        if binding is None or binding.is_outermost:
            # A question whether there is such a name is no use of one that there has to be, and what a macro takes
            # for a name may be a word of its own.
            if occurrence.kind not in ("optional", "loose"):
                self._free.setdefault(occurrence.name, []).append(occurrence.span)
            if reads:
                self._free_reads.add(occurrence.name)
        if binding is None:
            return
        if reads:
            binding.reads.append(occurrence.span)
        if occurrence.kind in ("lent", "loose"):
            binding.lent.append(occurrence.span)
        if occurrence.role is _Role.WRITE:
            binding.writes.append(occurrence.span)
        if occurrence.role is _Role.UPDATE:
            binding.updates.append(occurrence.span)
        binding.is_captured = binding.is_captured or crossed_function

    def _is_stray(self, occurrence: _Occurrence) -> bool:
        """Whether an update stands in a function that neither binds the name otherwise nor shares it with the scope
        around it."""
        frame = occurrence.scope.frame()
        return (
            frame.kind == "function"
            and occurrence.name not in frame.bindings
            and occurrence.name not in frame.passed_through
        )

    def _resolve_member(self, occurrence: _Occurrence) -> None:
        """Book the use of a member: with the innermost class that has it, where it can mean no other."""
        scope: _Scope | None = occurrence.scope if occurrence.kind == "lexical" else None
        while scope is not None:
            binding = scope.bindings.get(occurrence.name) if scope.kind == "class" else None
            if binding is not None:
                binding.reads.append(occurrence.span)
                return
            scope = scope.parent
        self._members.add(occurrence.name)

    def _find(self, occurrence: _Occurrence) -> tuple[Binding | None, bool]:
        """The binding a name means, and whether a function lies between the two."""
        name = occurrence.name
        current: _Scope | None = occurrence.scope
        crossed_function = False
        while current is not None:
            own = current.generic.bindings.get(name) if current.generic else None
            if own is not None and own.kind == "type_parameter":
                return own, crossed_function
            hidden = current.kind == "class" and crossed_function and self._facts.class_scope_closed
            if not hidden and name not in current.passed_through and name in current.bindings:
                binding = current.bindings[name]
                is_other = occurrence.kind == "space" and binding.kind in _VALUES
                if not is_other and not self._is_declared_later(binding, occurrence):
                    return binding, crossed_function
            crossed_function = crossed_function or current.kind == "function"
            current = current.parent
        return None, False

    def _is_declared_later(self, binding: Binding, occurrence: _Occurrence) -> bool:
        """Whether the name still means something further out, because its own declaration comes behind."""
        return (
            self._facts.visible_from_declaration
            and binding.kind in _VISIBLE_FROM_DECLARATION
            and not (binding.is_outermost or binding.is_member)
            and occurrence.span.start < binding.visible_from
        )

    def outcome(
        self,
        root: _Scope,
        occurrences: list[_Occurrence],
        words: frozenset[str],
        members: set[str],
        dynamic: bool,
    ) -> ItemNames:
        """The item's names, once every occurrence is resolved."""
        inner = {id(binding): binding for scope in _scopes(occurrences) if scope is not root
                 for binding in scope.bindings.values()}  # fmt: skip
        for binding in inner.values():
            if binding.name in words:
                binding.reads.append(binding.first)
        exports = {occurrence.name for occurrence in occurrences if occurrence.role is _Role.EXPORT}
        return ItemNames(
            outermost=tuple(root.bindings.values()),
            inner=tuple(sorted(inner.values(), key=lambda binding: binding.first)),
            free={name: tuple(spans) for name, spans in self._free.items()},
            free_reads=frozenset(self._free_reads | words),
            members=frozenset(self._members | members),
            # What an export declares counts as exported however often its own body speaks of it.
            exports=frozenset(exports | (words & root.bindings.keys())),
            is_dynamic=dynamic,
            stray_updates=tuple(self._stray_updates),
            shared=frozenset(one.name for one in occurrences if one.role is _Role.GLOBAL),
            idle_shares=tuple(_idle_shares(occurrences)),
        )


def _idle_shares(occurrences: Iterable[_Occurrence]) -> Iterator[Span]:
    """The names that a function shares with the scopes around it without ever storing to them."""
    for occurrence in occurrences:
        frame = occurrence.scope.frame()
        if occurrence.role is _Role.GLOBAL and frame.parent is not None:
            if occurrence.name not in frame.stored_through:
                yield occurrence.span


def _scopes(occurrences: Iterable[_Occurrence]) -> Iterator[_Scope]:
    """Every scope that some name stands in, and the scopes around those, each once."""
    seen: set[int] = set()
    for occurrence in occurrences:
        scope: _Scope | None = occurrence.scope
        while scope is not None and id(scope) not in seen:
            seen.add(id(scope))
            yield scope
            scope = scope.parent


def _shown(
    occurrences: Iterable[_Occurrence], captures: Mapping[str, list[Node]], base: int
) -> frozenset[str]:
    """The names bound in blocks that show all of theirs, unless a list in the block says which."""
    if "shown" not in captures:
        return frozenset()
    choosy = {node.parent.id for node in captures.get("shown.list", ()) if node.parent is not None}
    shown = {
        Span(node.start_byte - base, node.end_byte - base)
        for node in captures["shown"]
        if node.id not in choosy
    }
    return frozenset(
        one.name
        for one in occurrences
        if one.role is _Role.DEFINITION and one.kind != "import"
        # What names a scope of its own stands in that, and is bound in the one around it.
        and (one.scope.span in shown or (one.scope.parent is not None and one.scope.parent.span in shown))
    )  # fmt: skip


def _words(captures: Mapping[str, list[Node]]) -> frozenset[str]:
    """Names in text that refers to code: quoted annotations, examples in documentation."""
    texts = (decode(node.text or b"") for node in captures.get("reference.text", ()))
    return frozenset(
        word for text in texts for words in (_WORD, _WORD_WITH_DOLLAR) for word in words.findall(text)
    )
