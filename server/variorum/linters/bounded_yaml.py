"""Loads YAML with limits on its size. Scalars follow YAML 1.2 as in most linters: `off` and `no` are strings."""

from __future__ import annotations

import re
from typing import Any

import yaml

_TAG = "tag:yaml.org,2002:"
# The scalars of the core schema and the merge key, each with its possible first characters.
_SCALARS = (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789")),
    (
        "float",
        r"[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)",
        list("-+.0123456789"),
    ),
    ("merge", r"<<", ["<"]),
)
# More nodes or merged keys than hand-written files have. Nested merges can double with each line.
_MOST_NODES, _MOST_MERGED = 50_000, 2_000


class LimitExceededError(yaml.YAMLError):
    """Raised for a document that exceeds a limit. The message names the limit."""


class Loader(yaml.SafeLoader):
    """Ignores unknown tags, such as those of Ruby objects."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 - declared so in the base class

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._nodes = self._merged = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        """Returns a node. Raises if there are too many."""
        self._nodes += 1
        if self._nodes > _MOST_NODES:
            raise LimitExceededError(f"it has more than {_MOST_NODES} values")
        return super().compose_node(parent, index)

    def flatten_mapping(self, node: Any) -> None:
        """Expands merge keys. Raises if that yields too many entries."""
        for key, value in node.value:
            if key.tag == f"{_TAG}merge":
                for merged in value.value if isinstance(value, yaml.SequenceNode) else [value]:
                    # Merged mappings must be flattened before they can be counted.
                    if isinstance(merged, yaml.MappingNode):
                        self.flatten_mapping(merged)
                    self._merged += 1 + len(merged.value)
                    if self._merged > _MOST_MERGED:
                        raise LimitExceededError(f"its merge keys expand to more than {_MOST_MERGED} keys")
        super().flatten_mapping(node)

    def construct_yaml_int(self, node: Any) -> int:
        """Returns an integer. A leading zero does not make it octal."""
        text: str = self.construct_scalar(node)
        return int(text, {"0o": 8, "0x": 16}.get(text[:2], 10))


for _name, _form, _letters in _SCALARS:
    Loader.add_implicit_resolver(f"{_TAG}{_name}", re.compile(rf"(?:{_form})\Z"), _letters)
Loader.add_constructor(f"{_TAG}int", Loader.construct_yaml_int)
Loader.add_constructor(None, lambda loader, node: None)
