"""Reads the head of a function: its name, parameters and result type, wherever the grammar has them."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.declarators import Parameter, parameters_of
from variorum.typecheck.forms import has_word, syntax_children, text_of
from variorum.typecheck.type_annotations import annotated_type
from variorum.typecheck.types import VOID, MaybeType, Type


@attrs.frozen
class FunctionHead:
    """The head of a function."""

    name: str
    parameters: list[Parameter]
    result: MaybeType


def function_head(context: Context, function: Node) -> FunctionHead:
    """Returns the head of a function or constructor."""
    forms = context.forms
    result = _result(context, function)
    field = forms.option(function, "declarator")
    if field is None:
        listed = forms.part(function, "parameters")
        return FunctionHead(text_of(forms.part(function, "name")), parameters_of(context, listed), result)
    # The name is nested in declarators; the innermost one around it has the parameters.
    declarator = function.child_by_field_name(field)
    table = context.tables["declarators"]
    while declarator is not None and declarator.child_by_field_name("parameters") is None:
        entry = table.get(declarator.type, {})
        result = Type(entry["makes"], (result,)) if "makes" in entry else result
        declarator = declarator.child_by_field_name("declarator") or next(syntax_children(declarator), None)
    if declarator is None:
        return FunctionHead("", [], None)
    name = text_of(declarator.child_by_field_name("declarator"))
    return FunctionHead(name, parameters_of(context, declarator.child_by_field_name("parameters")), result)


def _result(context: Context, function: Node) -> MaybeType:
    """Returns the result type of a function. Returns None if a modifier such as `async` wraps it."""
    forms = context.forms
    lifting = forms.option(function, "lifted_by", ())
    if has_word(function, lifting):
        return None
    if forms.of(function) == "constructor":
        return VOID
    annotation = forms.part(function, "result")
    if annotation is None:
        # In C-like grammars, a function without a result type may be a constructor or a conversion.
        return None if "declarators" in context.tables else VOID
    return annotated_type(context, annotation, function.child_by_field_name("dimensions"))
