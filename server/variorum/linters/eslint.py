"""Reads ESLint's static configuration: `.eslintrc` in JSON or YAML, `eslintConfig` in `package.json`, and
`.eslintignore`. Does not run configuration that is code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from variorum.linters.config import LinterConfig, Section
from variorum.linters.path_patterns import NO_PATHS, PathPatterns, globs, ignore_lines
from variorum.linters.tables import read_json, read_json_or_yaml, read_yaml, strings, table

_OFF, _ON = ("off", 0), ("warn", "error", 1, 2)
_TYPED = "@typescript-eslint/"
# Rules that the TypeScript plugin replaces: disabling the plain rule is part of enabling the plugin's one.
_EXTENDED = frozenset(
    ("no-empty-function", "no-redeclare", "no-unused-expressions", "no-unused-vars", "no-use-before-define")
)


def read_eslint(text: str, name: str) -> LinterConfig | None:
    """Parses the file. Returns None for a `package.json` without a configuration.

    Raises:
        ConfigError: it cannot be read.
    """
    if name == ".eslintignore":
        return LinterConfig(excluded=globs(ignore_lines(text)))
    if name == "package.json":
        if "eslint" not in text:
            return None
        package = read_json(text)
        own, ignored = table(package, "eslintConfig"), globs(strings(package.get("eslintIgnore")))
        if not own and not ignored.patterns:
            return None
    else:
        own, ignored = _reader(name)(text), NO_PATHS
    ignored = PathPatterns((*globs(strings(own.get("ignorePatterns"))).patterns, *ignored.patterns))
    is_typed = _is_typed(own)
    overrides = own.get("overrides")
    sections = [
        _section(own, is_typed),
        *_overrides(overrides if isinstance(overrides, list) else [], is_typed),
    ]
    extends = tuple(one for one in strings(own.get("extends")) if one.startswith("."))
    return LinterConfig(tuple(sections), ignored, own.get("root") is True, extends)


def _reader(name: str) -> Callable[[str], Mapping[str, object]]:
    if name.endswith((".yml", ".yaml")):
        return read_yaml
    return read_json if name.endswith(".json") else read_json_or_yaml


def _overrides(given: list[object], is_typed: bool) -> Iterator[Section]:
    for override in given:
        if isinstance(override, Mapping):
            files = globs(strings(override.get("files")))
            excluded = globs(strings(override.get("excludedFiles")))
            covers = PathPatterns((*files.patterns, *((pattern, False) for pattern, _ in excluded.patterns)))
            yield _section(override, is_typed or _is_typed(override), covers)


def _section(table_of: Mapping[str, object], is_typed: bool, covers: PathPatterns | None = None) -> Section:
    # A YAML key may be a number.
    rules = {name: value for name, value in table(table_of, "rules").items() if isinstance(name, str)}
    levels = {name: _level(value) for name, value in rules.items()}
    off = [
        name
        for name, level in levels.items()
        if level is False
        and not (is_typed and name in _EXTENDED and levels.get(f"{_TYPED}{name}") is not False)
    ]
    return Section(
        off=tuple(map(re.escape, off)),
        on=tuple(re.escape(name) for name, level in levels.items() if level is True),
        options=tuple(re.escape(one) for name, value in rules.items() for one in _options(name, value)),
        names=frozenset(
            name
            for name, value in table(table_of, "globals").items()
            if isinstance(name, str) and value not in ("off", None)
        ),
        covers=covers,
    )


def _level(value: object) -> bool | None:
    """Returns whether a rule is enabled, or None for an invalid level."""
    first = value[0] if isinstance(value, list) and value else value
    if isinstance(first, bool):
        return None
    return False if first in _OFF else True if first in _ON else None


def _options(name: str, value: object) -> Iterator[str]:
    """Yields the options of a rule as `suppressions.toml` writes them: `no-unused-vars:args=none`."""
    for given in value[1:] if isinstance(value, list) else ():
        for key, inner in given.items() if isinstance(given, Mapping) else ():
            if isinstance(inner, bool | str):
                yield f"{name}:{key}={str(inner).lower() if isinstance(inner, bool) else inner}"


def _is_typed(table_of: Mapping[str, object]) -> bool:
    return any("typescript-eslint" in one for one in strings(table_of.get("extends")))
