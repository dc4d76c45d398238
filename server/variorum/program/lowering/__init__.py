"""Lowers the tree of a text to the representation, by the table in its language's folder (`lowering.toml`).

The tables map node types to nodes of the representation; what needs more than that are hooks, one idea in each module.
"""

from __future__ import annotations

from variorum.program.lowering import (  # noqa: F401  (hooks register themselves)
    accesses,
    assignments,
    branches,
    c_declarations,
    c_expressions,
    c_functions,
    calls,
    classes,
    collections,
    comprehensions,
    construction,
    declarations,
    decorators,
    exceptions,
    functions,
    go_statements,
    imports,
    kotlin,
    loops,
    names,
    numbers,
    operators,
    patterns,
    php,
    properties,
    ruby,
    rust,
    rust_macros,
    statements,
    strings,
    switches,
    templates,
    types_of,
)
from variorum.program.lowering.file import lower

__all__ = ["lower"]
