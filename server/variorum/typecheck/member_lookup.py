"""Looks up the methods of a type, and whether all of its members are known."""

from __future__ import annotations

from variorum.typecheck.context import Context
from variorum.typecheck.overload_resolution import Overload
from variorum.typecheck.types import MaybeType, Type


def overloads_of(context: Context, owner: Type, name: str) -> list[Overload]:
    """Returns the methods of that name that a value of the type has."""
    library = context.library
    return [
        Overload(signature, library.type_bindings(seen))
        for signature, seen in library.members(owner, name)
        if signature.parameters is not None
    ]


def has_no_extension(context: Context, name: str) -> bool:
    """Returns whether no extension method of the file has that name."""
    return not context.tables["kinds"].get("extensions") or not context.library.declares_member(name)


def extension_overloads(context: Context, name: str) -> list[Overload]:
    """Returns the extension methods of that name, which take their receiver as the first argument."""
    return [
        Overload(signature, {})
        for owner in context.tables["kinds"].get("extensions", ())
        for signature, _ in context.library.members(Type(owner), name)
    ]


def is_callable_field(context: Context, owner: Type, name: str) -> bool:
    """Returns whether the member is a field that may hold a function."""
    fields = [one.result for one, _ in context.library.members(owner, name) if one.parameters is None]
    return any(
        not context.conversions.is_primitive(type_) and not _is_text(context, type_) for type_ in fields
    )


def _is_text(context: Context, type_: MaybeType) -> bool:
    return type_ is not None and type_.name == context.conversions.string


def has_unlisted_members(context: Context, owner: Type) -> bool:
    """Returns whether values of the type may have members that the library does not list."""
    return owner.name in context.tables["kinds"].get("open", ())


def is_library_class(context: Context, owner: Type) -> bool:
    """Returns whether the class is one of the library. A class of the file may have other parts elsewhere."""
    known = context.library.get(owner.name)
    return known is not None and bool(known.text)
