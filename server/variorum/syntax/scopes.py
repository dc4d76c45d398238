"""Resolves the scopes and references of one item from the captures of `scopes.scm`.

This module knows no language: a query says which nodes open scopes, define, write or read names, and `language.toml`
says how far a definition reaches. `languages/README.md` lists the captures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from tree_sitter import Node

from variorum.languages.language import ScopeFacts
from variorum.syntax.bindings import Binding, ItemNames
from variorum.syntax.initializers import Initializers
from variorum.syntax.occurrences import Occurrence, Occurrences, Role, Scope, occurrences_of
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_WORD = re.compile(r"[^\W\d]\w*")
# Names with a dollar sign, in languages where it is a letter.
_WORD_WITH_DOLLAR = re.compile(r"(?<![\w$])(?=\w*\$)(?:[^\W\d]|\$)[\w$]*")

# These kinds bind in the innermost scope, whatever the language says about blocks.
_ALWAYS_INNERMOST = frozenset({"parameter", "comprehension", "type_parameter", "catch", "block"})
# These kinds name the scope they are in, so the name belongs to the scope around it.
_NAMES_ITS_OWN_SCOPE = frozenset({"function", "class"})
# These kinds may become visible in the middle of their scope, if the language says so.
_VISIBLE_FROM_DECLARATION = frozenset(
    {"variable", "constant", "declared", "unpacked", "with", "object", "pattern", "loop"}
)
# These kinds name values, which a name before `::` never refers to.
_VALUES = frozenset({"variable", "declared", "unpacked", "loop", "pattern", "parameter", "hoisted", "member"})


def item_names(captures: Mapping[str, list[Node]], base: int, text: bytes, facts: ScopeFacts) -> ItemNames:
    """Resolves the names of one item.

    Args:
        captures: the captures of `scopes.scm` over the item.
        base: the byte offset of the item, which every span of the result is relative to.
        text: the item's text.
        facts: the language's scoping rules.
    """
    root = Scope(Span(0, len(text)), "item", None)
    occurrences = occurrences_of(captures, base, text, root)
    if facts.escape and facts.escape.encode() in text:
        occurrences = occurrences.without(facts.escape)
    unseen = Initializers(captures.get("unseen", ()), base)
    for share in occurrences.shares:
        share.scope.frame().passed_through.add(share.name)
    bound = [_bind(definition, facts, unseen) for definition in occurrences.definitions]
    resolver = _Resolver(facts)
    for use in occurrences.uses:
        resolver.resolve(use)
    words = _words(captures) if "reference.text" in captures else frozenset()
    if "exported" in captures:
        words |= _exported(occurrences.definitions, captures, base)
    members = {decode(node.text or b"") for node in captures.get("member.text", ())}
    return resolver.outcome(bound, occurrences, words, members, "dynamic" in captures)


def _bind(occurrence: Occurrence, facts: ScopeFacts, unseen: Initializers) -> Binding:
    """Adds a definition to its binding, which it may create."""
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
            visible_from=unseen.visible_from(occurrence.span.start),
        )
        scope.bindings[occurrence.name] = binding
    binding.is_captured = binding.is_captured or crossed_function
    binding.definitions.append(occurrence.span)
    binding.kinds.append(occurrence.kind)
    return binding


def _narrower_scope(occurrence: Occurrence) -> Scope | None:
    """Returns the exception handler or block whose variable an assignment inside it refers to, in languages with
    function scope.
    """
    scope: Scope | None = None if occurrence.kind == "parameter" else occurrence.scope
    while scope is not None and scope.kind == "block":
        binding = scope.bindings.get(occurrence.name)
        if binding is not None and binding.kind in ("catch", "parameter"):
            return scope
        scope = scope.parent
    return None


def _binding_scope(occurrence: Occurrence, facts: ScopeFacts) -> Scope:
    scope, kind = occurrence.scope, occurrence.kind.partition(".")[0]
    if scope.kind == "outside" and scope.parent is not None:
        scope = scope.parent
    if kind in _NAMES_ITS_OWN_SCOPE and scope.parent is not None and scope.kind in ("function", "class"):
        scope = scope.parent
    if kind == "inferred":
        # TypeScript's `infer` binds in the conditional type around it, however deeply nested in function
        # types.
        while scope.kind == "function" and scope.parent is not None:
            scope = scope.parent
        return scope
    is_innermost = kind in _ALWAYS_INNERMOST and not _is_variable_around_handler(occurrence, facts)
    if kind == "hoisted" or scope.kind == "hoisting" or not (facts.block_scoped or is_innermost):
        return scope.frame()
    return scope


def _is_variable_around_handler(occurrence: Occurrence, facts: ScopeFacts) -> bool:
    """Returns whether an exception handler sets a variable that the function assigns before it."""
    if occurrence.kind != "catch" or facts.handlers_are_scopes:
        return False
    binding = occurrence.scope.frame().bindings.get(occurrence.name)
    return binding is not None and binding.kind != "catch"


class _Resolver:
    """Finds the binding of each occurrence, and collects the free names."""

    def __init__(self, facts: ScopeFacts) -> None:
        self._facts = facts
        self._free: dict[str, list[Span]] = {}
        self._free_reads: set[str] = set()
        self._members: set[str] = set()
        self._stray_updates: list[Span] = []

    def resolve(self, occurrence: Occurrence) -> None:
        """Adds a use to the binding it refers to."""
        name, span, role, kind, _ = occurrence
        if role is Role.MEMBER:
            self._resolve_member(occurrence)
            return
        binding, crossed_function = self._find(occurrence)
        reads = role is Role.READ
        if role is Role.UPDATE:
            reads = self._facts.update_is_read
            if self._facts.update_binds and self._is_stray(occurrence):
                self._stray_updates.append(span)
        if binding is None or binding.is_outermost:
            # Testing whether a name exists is no use that requires it, and a macro's argument may be no name
            # at all.
            if kind not in ("optional", "uncertain"):
                self._free.setdefault(name, []).append(span)
            if reads:
                self._free_reads.add(name)
        if binding is None:
            return
        if reads:
            binding.reads.append(span)
        if kind in ("lent", "uncertain"):
            binding.lent.append(span)
        if role is Role.WRITE:
            binding.writes.append(span)
        elif role is Role.UPDATE:
            binding.updates.append(span)
        if crossed_function:
            binding.is_captured = True

    def _is_stray(self, occurrence: Occurrence) -> bool:
        """Returns whether an update is in a function that neither binds the name otherwise nor shares it with the
        enclosing scope.
        """
        frame = occurrence.scope.frame()
        return (
            frame.kind == "function"
            and occurrence.name not in frame.bindings
            and occurrence.name not in frame.passed_through
        )

    def _resolve_member(self, occurrence: Occurrence) -> None:
        """Adds the use of a member to the innermost class that declares it, if it cannot refer to another."""
        scope: Scope | None = occurrence.scope if occurrence.kind == "lexical" else None
        while scope is not None:
            binding = scope.bindings.get(occurrence.name) if scope.kind == "class" else None
            if binding is not None:
                binding.reads.append(occurrence.span)
                return
            scope = scope.parent
        self._members.add(occurrence.name)

    def _find(self, occurrence: Occurrence) -> tuple[Binding | None, bool]:
        """Returns the binding that a name refers to, and whether a function lies between the two."""
        name = occurrence.name
        current: Scope | None = occurrence.scope
        crossed_function = False
        while current is not None:
            if current.generic is not None:
                own = current.generic.bindings.get(name)
                if own is not None and own.kind == "type_parameter":
                    return own, crossed_function
            binding = current.bindings.get(name)
            if binding is not None and name not in current.passed_through:
                hidden = current.kind == "class" and crossed_function and self._facts.class_scope_closed
                is_other = occurrence.kind == "space" and binding.kind in _VALUES
                if not (hidden or is_other or self._is_declared_later(binding, occurrence)):
                    return binding, crossed_function
            crossed_function = crossed_function or current.kind == "function"
            current = current.parent
        return None, False

    def _is_declared_later(self, binding: Binding, occurrence: Occurrence) -> bool:
        """Returns whether the name still refers to an outer binding, because its own declaration comes later."""
        return (
            self._facts.visible_from_declaration
            and binding.kind in _VISIBLE_FROM_DECLARATION
            and not (binding.is_outermost or binding.is_member)
            and occurrence.span.start < binding.visible_from
        )

    def outcome(
        self,
        bound: Iterable[Binding],
        occurrences: Occurrences,
        words: frozenset[str],
        members: set[str],
        dynamic: bool,
    ) -> ItemNames:
        """Returns the item's names once every use is resolved; `bound` are the bindings of all definitions."""
        bindings = {id(binding): binding for binding in bound}.values()
        outermost = tuple([binding for binding in bindings if binding.is_outermost])
        inner = [binding for binding in bindings if not binding.is_outermost]
        for binding in inner if words else ():
            if binding.name in words:
                binding.reads.append(binding.first)
        exports = frozenset(one.name for one in occurrences.exports)
        return ItemNames(
            outermost=outermost,
            inner=tuple(sorted(inner, key=_first)),
            free={name: tuple(spans) for name, spans in self._free.items()},
            free_reads=frozenset(self._free_reads | words),
            members=frozenset(self._members | members),
            # An exported declaration counts as exported even if its own body refers to it.
            exports=exports.union(words.intersection([binding.name for binding in outermost])),
            is_dynamic=dynamic,
            stray_updates=tuple(self._stray_updates),
            shared=frozenset(one.name for one in occurrences.shares),
            unused_shares=tuple(_unused_shares(occurrences)) if occurrences.shares else (),
        )


def _first(binding: Binding) -> Span:
    return binding.definitions[0]


def _unused_shares(occurrences: Occurrences) -> Iterator[Span]:
    """Yields the names that a function declares to share with the enclosing scope without assigning them."""
    for use in occurrences.uses:
        if use.role is Role.UPDATE or use.kind == "deleted":
            use.scope.frame().stored_through.add(use.name)
    for share in occurrences.shares:
        frame = share.scope.frame()
        if frame.parent is not None and share.name not in frame.stored_through:
            yield share.span


def _exported(
    definitions: Iterable[Occurrence], captures: Mapping[str, list[Node]], base: int
) -> frozenset[str]:
    """Returns the names bound in blocks that export everything, unless a list in the block says which."""
    choosy = {node.parent.id for node in captures.get("exported.list", ()) if node.parent is not None}
    exported = {
        Span(node.start_byte - base, node.end_byte - base)
        for node in captures["exported"]
        if node.id not in choosy
    }
    return frozenset(
        one.name
        for one in definitions
        if one.kind != "import"
        # A name of its own scope is bound in the scope around it.
        and (one.scope.span in exported or (one.scope.parent is not None and one.scope.parent.span in exported))
    )  # fmt: skip


def _words(captures: Mapping[str, list[Node]]) -> frozenset[str]:
    """Returns the words in text that refers to code: quoted annotations, examples in documentation."""
    texts = (decode(node.text or b"") for node in captures["reference.text"])
    return frozenset(
        word for text in texts for words in (_WORD, _WORD_WITH_DOLLAR) for word in words.findall(text)
    )
