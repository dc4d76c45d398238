"""Tells whether an expression can be evaluated twice, or later, without a difference."""

from __future__ import annotations

from variorum.program.expressions import (
    Binary,
    Constant,
    Dereference,
    Index,
    Member,
    This,
    Unary,
    Unbound,
    Variable,
)
from variorum.program.node import Expression


def is_repeatable(expression: Expression) -> bool:
    """Whether evaluating it again right away gives the same and changes nothing."""
    match expression:
        case Constant() | Variable() | Unbound() | This():
            return True
        case Member(object=inner) | Unary(operand=inner) | Dereference(pointer=inner):
            return is_repeatable(inner)
        case Index(object=left, index=right) | Binary(left=left, right=right):
            return is_repeatable(left) and is_repeatable(right)
    return False


def is_fixed(expression: Expression) -> bool:
    """Whether nothing that runs in between can change its value."""
    match expression:
        case Constant() | This() | Unbound():
            return True
        case Unary(operand=inner):
            return is_fixed(inner)
    return False
