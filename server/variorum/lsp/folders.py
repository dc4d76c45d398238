"""Workspace folders: each with its own settings, chosen pairs and listing of files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from variorum.lsp.uris import uri_of
from variorum.settings import DEFAULT, SettingProblem, settings_of
from variorum.translation.pairs import PairSearch
from variorum.workspace import LoadedSettings, Workspace


class Folder:
    """One folder that the editor has open."""

    def __init__(self, root: Path) -> None:
        self.workspace = Workspace(root)
        self.spelled_root = root
        """The folder as the editor names it, which can be a link to the real one."""
        self.from_client: Mapping[str, object] = {}
        self.client_problems: tuple[SettingProblem, ...] = ()
        self.loaded = LoadedSettings(DEFAULT)
        self.files: tuple[str, ...] | None = None
        """Every source file of the folder; None until they have been listed."""
        self.generation = 0
        """Grows whenever something changes that pairs depend on."""

    @property
    def uri(self) -> str:
        """The folder's URI."""
        return uri_of(self.spelled_root)

    def configure(self, values: Mapping[str, object]) -> None:
        """Take the editor's configuration for this folder."""
        self.from_client = values
        self.reload()

    def reload(self) -> None:
        """Read the settings file again; what it states goes before the editor's configuration."""
        base, self.client_problems = settings_of(self.from_client)
        self.loaded = self.workspace.settings(base)
        self.generation += 1

    def list_files(self) -> tuple[str, ...]:
        """The folder's source files, read from disk: slow in a large folder."""
        return self.workspace.files(self.loaded.settings.exclude)

    def set_files(self, files: tuple[str, ...]) -> None:
        """Take a new listing."""
        self.files = files
        self.generation += 1

    def search(self, relative: str, text: str) -> PairSearch:
        """The original of a translation in this folder, or what to offer."""
        return self.workspace.pair_of(relative, text, self.loaded.settings, self.files or ())

    def uri_of(self, relative: str) -> str:
        """The URI of a file by its path in the folder, spelled as the editor spells the folder."""
        return uri_of(self.spelled_root / relative)
