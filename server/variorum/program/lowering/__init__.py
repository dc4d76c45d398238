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
    csharp,
    declarations,
    decorators,
    exceptions,
    functions,
    go_defers,
    go_loops,
    go_statements,
    go_values,
    imports,
    kotlin,
    kotlin_assignments,
    kotlin_classes,
    loops,
    names,
    numbers,
    operators,
    patterns,
    php,
    php_closures,
    php_loops,
    php_patterns,
    php_strings,
    properties,
    ruby,
    ruby_blocks,
    ruby_heredocs,
    rust,
    rust_macros,
    rust_patterns,
    statements,
    strings,
    switches,
    templates,
    types_of,
)
from variorum.program.lowering.file import lower

__all__ = ["lower"]
