"""Defines a linter's configuration, independent of its file format."""

from __future__ import annotations

import attrs

from variorum.linters.path_patterns import NO_PATHS, PathPatterns


class ConfigError(ValueError):
    """Raised for an unreadable configuration: the reason and its 1-based line."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


@attrs.frozen
class Section:
    """Settings for all files, or for those that `covers` matches.

    Rules are given by selectors: regular expressions for the names of `suppressions.toml`, made of escaped text.
    """

    off: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    """Selectors of rules that are enabled by name, overriding earlier sections."""
    options: tuple[str, ...] = ()
    """Selectors of options that silence an enabled rule in some cases."""
    names: frozenset[str] = frozenset()
    """Names that are defined elsewhere."""
    covers: PathPatterns | None = None


@attrs.frozen
class LinterConfig:
    """One configuration file of one linter. Its paths are relative to its folder."""

    sections: tuple[Section, ...] = ()
    """Later sections override earlier ones."""
    excluded: PathPatterns = NO_PATHS
    """The files that the linter excludes."""
    is_root: bool = False
    """Whether configuration of parent folders is ignored."""
    extends: tuple[str, ...] = ()
    """Files that this one extends, relative to its folder."""
