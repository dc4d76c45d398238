"""The neutral operations that a language's `operations.toml` gives names to.

Each is a function of the machine, the receiver if there is one, and the arguments. None of them reaches anything outside of the
evaluation.
"""

from __future__ import annotations

from importlib import import_module

PARTS = (
    "any_value",
    "copies",
    "hashes",
    "type_names",
    "texts",
    "text_pieces",
    "text_tests",
    "builders",
    "numbers",
    "rounding",
    "number_theory",
    "bits",
    "numerals_of_texts",
    "number_types",
    "characters",
    "lists",
    "list_elements",
    "list_parts",
    "list_wholes",
    "cpp_sequences",
    "sorting",
    "selection",
    "maps",
    "map_changes",
    "counters",
    "map_making",
    "cpp_maps",
    "records",
    "sets",
    "queues",
    "iterators",
    "cpp_iterators",
    "streams",
    "folding",
    "stream_parts",
    "grouping",
    "collectors",
    "functions",
    "formats",
    "value_formats",
    "printing",
    "reading",
    "c_reading",
    "objects",
    "patterns",
    "matches",
    "construction",
    "regions",
    "region_filling",
    "cpp_values",
    "slices",
    "ranges",
    "spans",
    "c_texts",
    "blocks",
    "block_orders",
    "block_numbers",
    "ruby_texts",
    "ruby_values",
    "ruby_numbers",
    "rust_iterators",
    "rust_folds",
    "rust_options",
    "rust_collections",
    "rust_maps",
    "rust_making",
    "rust_numbers",
    "rust_texts",
    "rust_characters",
    "rust_parts",
)


def load() -> None:
    """Registers all operations."""
    for part in PARTS:
        import_module(f"variorum.interpreter.library.{part}")
