"""What the values of a kind have: the methods of a name, and whether all members of the kind are listed."""

from __future__ import annotations

from variorum.typecheck.calls import Version
from variorum.typecheck.context import Context
from variorum.typecheck.kinds import Kind, Known


def versions_of(context: Context, owner: Kind, name: str) -> list[Version]:
    """The methods of that name that a value of the kind has."""
    library = context.library
    return [
        Version(signature, library.binding(seen))
        for signature, seen in library.members(owner, name)
        if signature.parameters is not None
    ]


def is_settled(context: Context, name: str) -> bool:
    """Whether no class of the file has a member of that name that may extend others, in a language with such members."""
    return not context.facts["kinds"].get("extensions") or not context.library.declares(name)


def extending(context: Context, name: str) -> list[Version]:
    """The methods of that name that take their receiver as the first argument."""
    return [
        Version(signature, {})
        for owner in context.facts["kinds"].get("extensions", ())
        for signature, _ in context.library.members(Kind(owner), name)
    ]


def holds_value(context: Context, owner: Kind, name: str) -> bool:
    """Whether the member is a field, which may hold a function."""
    fields = [one.result for one, _ in context.library.members(owner, name) if one.parameters is None]
    return any(not context.conversions.is_plain(kind) and not _is_text(context, kind) for kind in fields)


def _is_text(context: Context, kind: Known) -> bool:
    return kind is not None and kind.name == context.conversions.text


def is_open(context: Context, owner: Kind) -> bool:
    """Whether values of the kind have more members than the library lists."""
    return owner.name in context.facts["kinds"].get("open", ())


def is_standard(context: Context, owner: Kind) -> bool:
    """Whether the class is one of the library's: of the file's own, other parts may be elsewhere."""
    known = context.library.get(owner.name)
    return known is not None and bool(known.text)
