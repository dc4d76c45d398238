"""Reads golangci-lint's configuration, `.golangci.yml`, of versions 1 and 2."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.linters.config import LinterConfig, Section
from variorum.linters.path_patterns import PathPatterns, plain_regexes
from variorum.linters.tables import read_yaml, strings, table


def read_golangci(text: str, name: str) -> LinterConfig | None:
    """Parses the file.

    Raises:
        ConfigError: it cannot be read.
    """
    own = read_yaml(text)
    disabled = tuple(map(re.escape, strings(table(own, "linters").get("disable"))))
    excluded = [
        *strings(table(own, "run").get("skip-dirs")),
        *strings(table(own, "issues").get("exclude-dirs")),
    ]
    by_file = [
        *strings(table(own, "run").get("skip-files")),
        *strings(table(own, "issues").get("exclude-files")),
        *strings(table(own, "linters", "exclusions").get("paths")),
    ]
    paths = PathPatterns((*plain_regexes(excluded).patterns, *plain_regexes(by_file).patterns))
    return LinterConfig((Section(off=disabled), *_by_path(own)), paths)


def _by_path(own: Mapping[str, object]) -> Iterator[Section]:
    """Yields the rules that disable linters by path. Skips rules that depend on a finding's text."""
    rules = (table(own, "issues").get("exclude-rules"), table(own, "linters", "exclusions").get("rules"))
    for given in (one for several in rules if isinstance(several, list) for one in several):
        if isinstance(given, Mapping) and not given.keys() & {"text", "source", "path-except"}:
            covers = plain_regexes(strings(given.get("path")))
            if covers.patterns:
                yield Section(off=tuple(map(re.escape, strings(given.get("linters")))), covers=covers)
