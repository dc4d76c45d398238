"""Reads RuboCop's configuration: `.rubocop.yml`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.linters.config import LinterConfig, Section
from variorum.linters.path_patterns import globs
from variorum.linters.tables import read_yaml, strings, table

# Ruby reads YAML 1.1.
_NO, _YES = (
    [spelling for word in words for spelling in (word, word.capitalize(), word.upper())]
    for words in (("no", "off"), ("yes", "on"))
)


def read_rubocop(text: str, name: str) -> LinterConfig | None:
    """Parses the file.

    Raises:
        ConfigError: it cannot be read.
    """
    own = read_yaml(text)
    excluded = globs(strings(table(own, "AllCops").get("Exclude")))
    return LinterConfig(tuple(_sections(own)), excluded, extends=strings(own.get("inherit_from")))


def _sections(own: Mapping[str, object]) -> Iterator[Section]:
    for cop, options in own.items():
        if not isinstance(options, Mapping) or not isinstance(cop, str) or cop == "AllCops":
            continue
        selector = re.escape(cop)
        enabled = options.get("Enabled")
        if enabled is False or enabled in _NO:
            yield Section(off=(selector,))
        elif enabled is True or enabled in _YES:
            yield Section(on=(selector,))
        if options.get("Exclude"):
            yield Section(off=(selector,), covers=globs(strings(options.get("Exclude"))))
