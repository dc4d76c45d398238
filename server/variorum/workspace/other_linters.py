"""Finds the configuration files of other linters in a workspace and applies them to files.

Every file is read once. Nothing outside the workspace is looked at, whatever a configuration extends.
"""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterable
from typing import TYPE_CHECKING

import attrs

from variorum.languages import Language
from variorum.linters.config import ConfigError, LinterConfig
from variorum.linters.overrides import NOTHING, LinterOverrides, overrides_of
from variorum.linters.tools import CONFIG_NAMES, TOOLS, Tool
from variorum.workspace.file_text import UnreadableFile
from variorum.workspace.outside_workspace import OutsideWorkspace

if TYPE_CHECKING:
    from variorum.workspace.workspace import Workspace

_MAX_SIZE = 1_000_000
_MOST_EXTENDED = 8


@attrs.frozen
class ConfigProblem:
    """A configuration file that cannot be read and is ignored."""

    file: str
    """Relative to the workspace."""
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


_Chain = tuple[tuple[str, LinterConfig], ...]
"""Configurations with the folders that their paths are relative to, outermost first."""


class OtherLinters:
    """The configuration of other linters in one workspace, cached when first read."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._present: dict[str, frozenset[str]] = {}
        self._chains: dict[tuple[str, str], _Chain] = {}
        self._quiet: dict[tuple[str, Language], LinterOverrides] = {}
        self._problems: dict[ConfigProblem, None] = {}
        self._read_files: set[str] = set()

    @property
    def problems(self) -> Iterable[ConfigProblem]:
        """The files that could not be read so far."""
        return tuple(self._problems)

    def depends_on(self, relative: str) -> bool:
        """Returns whether a file is, or would be if created, a configuration file that applies here."""
        is_config = posixpath.basename(relative) in CONFIG_NAMES or relative in self._read_files
        # Installed packages contain thousands of their own configurations.
        return is_config and "node_modules/" not in relative

    def overrides_for(self, relative: str, language: Language) -> LinterOverrides:
        """Returns the overrides of a language's linters for a file, which need not exist."""
        known = self._quiet.get((relative, language))
        if known is None:
            known = NOTHING
            folder = posixpath.dirname(relative)
            for tool in language.suppressions.get("tools", ()):
                chain = self._chain(tool, folder)
                if chain:
                    known |= overrides_of(
                        language, [(config, _below(base, relative)) for base, config in chain]
                    )
            self._quiet[relative, language] = known
        return known

    def _chain(self, name: str, folder: str) -> _Chain:
        """Returns the configurations of a tool that apply in a folder."""
        known = self._chains.get((name, folder))
        if known is None:
            tool = TOOLS[name]
            own = self._own(tool, folder)
            is_last = own and (not tool.cascades or any(config.is_root for _, config in own))
            further = () if is_last or not folder else self._chain(name, posixpath.dirname(folder))
            known = self._chains[name, folder] = (*further, *own)
        return known

    def _own(self, tool: Tool, folder: str) -> _Chain:
        """Returns the configuration in a folder, after those that it extends."""
        present = self._names_in(folder)
        for name in tool.files:
            if name in present:
                found = self._read(tool, posixpath.join(folder, name))
                if found is not None:
                    return self._extended(tool, folder, found)
        return ()

    def _extended(self, tool: Tool, folder: str, config: LinterConfig) -> _Chain:
        chain = [(folder, config)]
        pending = [(folder, one) for one in config.extends]
        seen: set[str] = set()
        while pending and len(chain) <= _MOST_EXTENDED:
            base, given = pending.pop()
            path = posixpath.normpath(posixpath.join(base, given))
            if path in seen or path.startswith(("..", "/")) or not self._is_file(path):
                continue
            seen.add(path)
            found = self._read(tool, path)
            if found is not None:
                where = posixpath.dirname(path)
                chain.append((where, found))
                pending += ((where, one) for one in found.extends)
        # A configuration extended from elsewhere must still apply to this folder's files.
        return tuple((base if _holds(base, folder) else folder, one) for base, one in reversed(chain))

    def _read(self, tool: Tool, path: str) -> LinterConfig | None:
        self._read_files.add(path)
        try:
            content = self._workspace.read(path, _MAX_SIZE)
            if content.problems and not content.text:
                raise ConfigError(f"a configuration of more than {_MAX_SIZE} bytes is not read")
            return tool.read(content.text, posixpath.basename(path))
        except ConfigError as error:
            self._problems[ConfigProblem(path, error.line, error.message)] = None
        except (OutsideWorkspace, UnreadableFile) as error:
            self._problems[ConfigProblem(path, 1, str(error))] = None
        except Exception as error:
            # A file of the workspace must not end the run, whatever it contains.
            message = f"this configuration cannot be read: {type(error).__name__}"
            self._problems[ConfigProblem(path, 1, message)] = None
        return None

    def _names_in(self, folder: str) -> frozenset[str]:
        """Returns the configuration files in a folder."""
        known = self._present.get(folder)
        if known is None:
            root = os.path.join(self._workspace.root, folder)
            # Testing for each name is faster than listing a folder of thousands.
            known = frozenset(name for name in CONFIG_NAMES if os.path.isfile(os.path.join(root, name)))
            self._present[folder] = known
        return known

    def _is_file(self, relative: str) -> bool:
        return os.path.isfile(os.path.join(self._workspace.root, relative))


def _holds(folder: str, inner: str) -> bool:
    return not folder or inner == folder or inner.startswith(f"{folder}/")


def _below(folder: str, relative: str) -> str:
    """Returns a path relative to a folder around it."""
    return relative[len(folder) + 1 :] if folder else relative
