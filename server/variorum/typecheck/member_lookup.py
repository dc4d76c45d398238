"""What the values of a kind have: the methods of a name, and whether all members of the kind are listed."""

from __future__ import annotations

from variorum.typecheck.context import Context
from variorum.typecheck.overload_resolution import Overload
from variorum.typecheck.types import MaybeType, Type


def overloads_of(context: Context, owner: Type, name: str) -> list[Overload]:
    """The methods of that name that a value of the kind has."""
    library = context.library
    return [
        Overload(signature, library.type_bindings(seen))
        for signature, seen in library.members(owner, name)
        if signature.parameters is not None
    ]


def has_no_extension(context: Context, name: str) -> bool:
    """Whether no class of the file has a member of that name that may extend others, in a language with such members."""
    return not context.tables["kinds"].get("extensions") or not context.library.declares_member(name)


def extension_overloads(context: Context, name: str) -> list[Overload]:
    """The methods of that name that take their receiver as the first argument."""
    return [
        Overload(signature, {})
        for owner in context.tables["kinds"].get("extensions", ())
        for signature, _ in context.library.members(Type(owner), name)
    ]


def is_callable_field(context: Context, owner: Type, name: str) -> bool:
    """Whether the member is a field, which may hold a function."""
    fields = [one.result for one, _ in context.library.members(owner, name) if one.parameters is None]
    return any(
        not context.conversions.is_primitive(type_) and not _is_text(context, type_) for type_ in fields
    )


def _is_text(context: Context, type_: MaybeType) -> bool:
    return type_ is not None and type_.name == context.conversions.string


def has_unlisted_members(context: Context, owner: Type) -> bool:
    """Whether values of the kind have more members than the library lists."""
    return owner.name in context.tables["kinds"].get("open", ())


def is_library_class(context: Context, owner: Type) -> bool:
    """Whether the class is one of the library's: of the file's own, other parts may be elsewhere."""
    known = context.library.get(owner.name)
    return known is not None and bool(known.text)
