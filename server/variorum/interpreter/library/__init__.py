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
    "php_arrays",
    "php_array_sets",
    "php_callbacks",
    "php_sorting",
    "php_texts",
    "php_text_forms",
    "php_numbers",
    "php_formats",
    "php_values",
    "php_patterns",
)


def load() -> None:
    """Registers all operations."""
    for part in PARTS:
        import_module(f"variorum.interpreter.library.{part}")
