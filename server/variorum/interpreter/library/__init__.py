"""The neutral operations that a language's `operations.toml` gives names to.

Each is a function of the machine, the receiver if there is one, and the arguments. None of them reaches anything outside of the
evaluation.
"""

from __future__ import annotations

from importlib import import_module

PARTS = (
    "any_value",
    "texts",
    "builders",
    "numbers",
    "characters",
    "lists",
    "sorting",
    "maps",
    "sets",
    "queues",
    "iterators",
    "streams",
    "functions",
    "formats",
    "printing",
    "reading",
    "objects",
    "patterns",
    "construction",
    "regions",
    "slices",
    "ranges",
    "spans",
    "c_texts",
    "blocks",
    "ruby_texts",
    "ruby_values",
)


def load() -> None:
    """Registers all operations."""
    for part in PARTS:
        import_module(f"variorum.interpreter.library.{part}")
