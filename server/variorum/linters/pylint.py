"""Reads pylint's configuration: `pylintrc`, `.pylintrc`, `[tool.pylint]` in `pyproject.toml`, or `setup.cfg`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from variorum.linters.codes import pylint_selector
from variorum.linters.config import LinterConfig, Section
from variorum.linters.path_patterns import PathPatterns, globs, plain_regexes
from variorum.linters.tables import read_ini, read_toml, split_list, table

_OWN = ("pylintrc", ".pylintrc")


def read_pylint(text: str, name: str) -> LinterConfig | None:
    """Parses the file. Returns None if it has no pylint section.

    Raises:
        ConfigError: it cannot be read.
    """
    if name not in _OWN and "pylint" not in text:
        return None
    options: dict[str, object] = {}
    for given in _toml_sections(text) if name.endswith(".toml") else _ini_sections(text, name):
        options |= {key.replace("_", "-"): value for key, value in given.items()}
    if not options:
        return None
    disabled = split_list(options.get("disable"))
    section = Section(
        off=tuple(map(pylint_selector, disabled)),
        on=tuple(pylint_selector(one) for one in split_list(options.get("enable")) if one not in disabled),
        names=frozenset(split_list(options.get("additional-builtins"))),
    )
    by_name = globs(one for one in split_list(options.get("ignore")) if "/" not in one)
    by_path = plain_regexes(split_list(options.get("ignore-paths")), whole=True)
    return LinterConfig((section,), PathPatterns(by_name.patterns + by_path.patterns))


def _toml_sections(text: str) -> Iterator[Mapping[str, object]]:
    """Yields the tables of pylint. Options may be in any table or at the top level."""
    own = table(read_toml(text), "tool", "pylint")
    yield {key: value for key, value in own.items() if not isinstance(value, dict)}
    yield from (value for value in own.values() if isinstance(value, dict))


def _ini_sections(text: str, name: str) -> Iterator[Mapping[str, object]]:
    parser = read_ini(text)
    for section in parser.sections():
        # In pylint's own file, every section counts.
        if name in _OWN or section.lower().startswith("pylint"):
            yield dict(parser.items(section))
