"""Loads YAML as most linters read it: scalars of version 1.2, in which `off` and `no` are texts, and sizes that are bounded."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import yaml

_TAG = "tag:yaml.org,2002:"
# The scalars of the core schema, and the key that merges; the letters are those that they can begin with.
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


class Loader(yaml.SafeLoader):
    """Takes no notice of tags that it does not know, such as those of Ruby's objects."""

    yaml_implicit_resolvers: ClassVar[dict[str, Any]] = {}

    def construct_yaml_int(self, node: Any) -> int:
        """A whole number; a leading zero does not make it octal."""
        text: str = self.construct_scalar(node)
        return int(text, {"0o": 8, "0x": 16}.get(text[:2], 10))


for _name, _form, _letters in _SCALARS:
    Loader.add_implicit_resolver(f"{_TAG}{_name}", re.compile(rf"(?:{_form})\Z"), _letters)
Loader.add_constructor(f"{_TAG}int", Loader.construct_yaml_int)
Loader.add_constructor(None, lambda loader, node: None)
