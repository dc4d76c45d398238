"""Lists the linters whose configuration is read, by their names in `tools` of `suppressions.toml`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from variorum.linters.config import LinterConfig
from variorum.linters.eslint import read_eslint
from variorum.linters.flake8 import read_flake8
from variorum.linters.golangci import read_golangci
from variorum.linters.pylint import read_pylint
from variorum.linters.pyright import read_pyright
from variorum.linters.rubocop import read_rubocop
from variorum.linters.ruff import read_ruff


@attrs.frozen
class Tool:
    """A linter and its configuration files."""

    files: tuple[str, ...]
    """File names. In a folder, the first one with a configuration for the linter applies."""
    read: Callable[[str, str], LinterConfig | None]
    """Parses a file, given its text and name. Raises `ConfigError`."""
    cascades: bool = False
    """Whether configuration of parent folders applies as well, up to a root file."""


TOOLS: Mapping[str, Tool] = {
    "eslint": Tool(
        (".eslintrc.yaml", ".eslintrc.yml", ".eslintrc.json", ".eslintrc", "package.json"), read_eslint, True
    ),
    "eslintignore": Tool((".eslintignore",), read_eslint),
    "flake8": Tool(("setup.cfg", "tox.ini", ".flake8"), read_flake8),
    "golangci": Tool((".golangci.yml", ".golangci.yaml"), read_golangci),
    "pylint": Tool(("pylintrc", ".pylintrc", "pyproject.toml", "setup.cfg", "tox.ini"), read_pylint),
    "pyright": Tool(("pyrightconfig.json", "pyproject.toml"), read_pyright),
    "rubocop": Tool((".rubocop.yml",), read_rubocop),
    "ruff": Tool((".ruff.toml", "ruff.toml", "pyproject.toml"), read_ruff),
}

CONFIG_NAMES = frozenset(name for tool in TOOLS.values() for name in tool.files)
"""The names of all of these files."""
