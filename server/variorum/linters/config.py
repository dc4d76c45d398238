"""A linter's configuration, whatever format it was written in."""

from __future__ import annotations

import attrs

from variorum.linters.path_patterns import NO_PATHS, PathPatterns


class ConfigError(ValueError):
    """Raised for a configuration that cannot be read: why, and on which line, counted from 1."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


@attrs.frozen
class Section:
    """What holds for all files, or for those that `covers` names.

    Rules are given by selectors: regular expressions for the names of `suppressions.toml`, made of escaped text.
    """

    off: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    """Selectors of rules that are switched on by name, whatever a section before this one said."""
    options: tuple[str, ...] = ()
    """Selectors of options that make a rule, which may be on, silent about some things."""
    names: frozenset[str] = frozenset()
    """Names that are defined elsewhere."""
    covers: PathPatterns | None = None


@attrs.frozen
class LinterConfig:
    """One configuration file of one linter. Paths in it count from the folder that it lies in."""

    sections: tuple[Section, ...] = ()
    """Later ones go before earlier ones."""
    excluded: PathPatterns = NO_PATHS
    """The files that the linter leaves out."""
    is_root: bool = False
    """Whether files of folders further up do not count."""
    extends: tuple[str, ...] = ()
    """Files that this one builds on, relative to its folder."""
