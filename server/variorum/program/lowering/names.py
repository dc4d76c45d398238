"""Lowers names: variables, members of the class around them, the receiver, and what the file does not bind."""

from __future__ import annotations

import re

from tree_sitter import Node

from variorum.program.expressions import Constant, Index, Member, This, Unbound, Variable
from variorum.program.lowering.engine import FoundMember, Lowering
from variorum.program.lowering.scope import CLASS, MemberOutline
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Symbol

NO_ENTRY = Entry("", lambda: None, {}, {})


@hook("name")
def name(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A bare name."""
    if node.is_missing:
        return lower.opaque(node)
    return named(lower, text_of(node), node)


@hook("receiver")
def receiver(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """The receiver: of a function that extends a class its first parameter."""
    for scope in lower.scope.outwards():
        if scope.extended is not None:
            if scope is not lower.scope.function():
                scope.extended.is_captured = True
            return Variable(scope.extended, **lower.at(node))
        if scope.kind == CLASS:
            break
    return This(**lower.at(node))


@hook("qualified")
def qualified(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A name with its name space, such as `std::max`, or a static member of a class."""
    return named(lower, plain_name(lower, text_of(node)), node)


def plain_name(lower: Lowering, text: str) -> str:
    """A name without what the table says is left out, such as `std::`, and without blanks."""
    text = re.sub(r"\s+", "", text)
    for prefix in lower.table.fact("scoping", "prefixes", ()):
        text = text.removeprefix(prefix)
    return text


def named(lower: Lowering, word: str, node: Node) -> Expression:
    """What a bare name stands for."""
    constants = lower.table.fact("scoping", "constants", {})
    found = lower.resolve(word)
    if isinstance(found, Symbol):
        if is_receiver(lower, found):
            return This(**lower.at(node))
        if found.kind == Symbol.FIELD:
            return field_of_class(lower, word, node)
        return reading(lower, found, node)
    if isinstance(found, FoundMember):
        return member_named(lower, found, node)
    if word in constants:
        return Constant(constants[word] if constants[word] != "null" else None, **lower.at(node))
    path = re.split(r"::|\.", word)
    if len(path) > 1:
        holder = lower.resolve(path[0])
        if isinstance(holder, Symbol):
            value: Expression = Variable(holder, **lower.at(node))
            for part in path[1:]:
                value = Member(value, part, **lower.at(node))
            return value
    for scope in lower.scope.outwards():
        if scope.extended is not None and word[:1].islower() and not _is_called(node):
            # A name that the file does not bind, in a function that extends a class: a member of that class.
            return Member(receiver(lower, node, NO_ENTRY), word, **lower.at(node))
    owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
    if owner is not None and owner.is_partial and not _is_called(node) and _may_be_field(lower, word):
        # So in a method of a class that another file declares.
        owner.add(MemberOutline(word, False, False))
        found = lower.resolve(word)
        if isinstance(found, FoundMember):
            return member_named(lower, found, node)
    return Unbound(word, **lower.at(node))


def _may_be_field(lower: Lowering, word: str) -> bool:
    """Whether a name is written as fields are, and is no name of the library."""
    language = lower.table.language
    is_known = word in language.builtins or word in language.library_names or word == "npos"
    return re.fullmatch(r"_*[a-z]\w*", word) is not None and not is_known


def _is_called(node: Node) -> bool:
    parent = node.parent
    return parent is not None and parent.type == "call_expression" and parent.named_children[0].id == node.id


def field_of_class(lower: Lowering, word: str, node: Node) -> Expression:
    """A field by its bare name in the body of its class."""
    owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
    if owner is None:
        return Unbound(word, **lower.at(node))
    return Member(Variable(owner.symbol, **lower.at(node)), word, **lower.at(node))


def is_receiver(lower: Lowering, symbol: Symbol) -> bool:
    """Whether a symbol is the name of the receiver of a method around this place."""
    return any(scope.receiver is symbol for scope in lower.scope.outwards())


def reading(lower: Lowering, symbol: Symbol, node: Node) -> Expression:
    """The value of a variable; of a reference what it refers to."""
    from variorum.program.lowering.references import is_reference, referred

    part = lower.parts.get(symbol)
    if part is not None:
        whole, name, position = part
        whole.is_captured = whole.is_captured or symbol.is_captured
        holder = referred(Variable(whole, **lower.at(node)))
        if name:
            return Member(holder, name, **lower.at(node))
        return Index(holder, Constant(position, **lower.at(node)), **lower.at(node))
    variable = Variable(symbol, **lower.at(node))
    return referred(variable) if is_reference(symbol.type) else variable


def member_named(lower: Lowering, found: FoundMember, node: Node) -> Expression:
    """A field or method of the class around, by its bare name."""
    holder = holder_of(lower, found, node)
    return Member(holder, found.member.name, **lower.at(node))


def holder_of(lower: Lowering, found: FoundMember, node: Node) -> Expression:
    """What a bare member belongs to: the receiver, or the class where the member is static."""
    function = lower.scope.function()
    if found.member.is_static or (function is not None and function.is_static):
        return Variable(found.owner.symbol, **lower.at(node))
    if not found.is_inner:
        return lower.opaque(node, "member of an enclosing class's instance")
    return This(**lower.at(node))


@hook("inner")
def inner(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """What only holds an expression, such as parentheses."""
    found = entry.one(node, "of")
    return lower.expression(found) if found is not None else lower.opaque(node)


@hook("global")
def global_(lower: Lowering, node: Node, entry: Entry) -> None:
    """Names that a function shares with the file: those that the file does not assign are its variables now."""
    top = list(lower.scope.outwards())[-1]
    for one in entry.all(node, "names"):
        if text_of(one) not in top.names:
            top.names[text_of(one)] = Symbol(text_of(one), Symbol.GLOBAL)


@hook("skip")
def skip(lower: Lowering, node: Node, entry: Entry) -> None:
    """What has no effect."""
    return


@hook("opaque")
def opaque(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """What nobody follows, with the table's reason."""
    return lower.opaque(node, entry.word(node, "reason"))


@hook("constant")
def constant(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A word that stands for a value."""
    value = entry.options.get("value")
    kind = entry.word(node, "type")
    found = lower.table.type_named(kind) if kind else None
    value = None if value == "null" else value
    return Constant(value, found, **lower.at(node)) if found else Constant(value, **lower.at(node))


@hook("member")
def member(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A member of a value. With `safe` it is null where the value is; through a `pointer` it belongs to what that points to."""
    from variorum.program.lowering.calls import guarded

    holder = entry.one(node, "object")
    word = entry.word(node, "name")
    if holder is None:
        return lower.opaque(node)
    if word == "this":
        owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
        if owner is not None and owner.name == text_of(holder):
            return This(**lower.at(node))
        return lower.opaque(node, "member of an enclosing class's instance")
    value = lower.expression(holder)
    if entry.has(node, "pointer"):
        from variorum.program.expressions import Dereference

        value = value if isinstance(value, This) else Dereference(value, **lower.at(holder))
    if entry.has(node, "safe"):
        return guarded(lower, value, node, lambda known: Member(known, word, **lower.at(node)))
    return Member(value, word, **lower.at(node))
