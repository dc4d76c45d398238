"""The head of a function: its name, its parameters and what it gives, wherever the grammar puts them."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import has_word, inner, text_of
from variorum.typecheck.kinds import NOTHING, Kind, Known
from variorum.typecheck.naming import Parameter, parameters_of
from variorum.typecheck.written import written_kind


@attrs.frozen
class Head:
    """What a function says of itself before its body."""

    name: str
    parameters: list[Parameter]
    result: Known


def head_of(context: Context, function: Node) -> Head:
    """The head of a function or constructor."""
    forms = context.forms
    result = _result(context, function)
    field = forms.fact(function, "declarator")
    if field is None:
        listed = forms.part(function, "parameters")
        return Head(text_of(forms.part(function, "name")), parameters_of(context, listed), result)
    # The name stands inside of declarators, of which the innermost around it has the parameters.
    declarator = function.child_by_field_name(field)
    table = context.facts["declarators"]
    while declarator is not None and declarator.child_by_field_name("parameters") is None:
        entry = table.get(declarator.type, {})
        result = Kind(entry["makes"], (result,)) if "makes" in entry else result
        declarator = declarator.child_by_field_name("declarator") or next(inner(declarator), None)
    if declarator is None:
        return Head("", [], None)
    name = text_of(declarator.child_by_field_name("declarator"))
    return Head(name, parameters_of(context, declarator.child_by_field_name("parameters")), result)


def _result(context: Context, function: Node) -> Known:
    """What a function gives; None where a modifier, such as `async`, makes something else of what it returns."""
    forms = context.forms
    lifting = forms.fact(function, "lifted_by", ())
    if has_word(function, lifting):
        return None
    if forms.of(function) == "constructor":
        return NOTHING
    written = forms.part(function, "result")
    if written is None:
        # Without a type, what looks like a function may be a constructor or a conversion.
        return None if "declarators" in context.facts else NOTHING
    return written_kind(context, written, function.child_by_field_name("dimensions"))
