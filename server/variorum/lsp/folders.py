"""Workspace folders: each with its own settings, chosen pairs and listing of files."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from variorum.lsp.judging.scores import ScoreBook
from variorum.lsp.params import Json
from variorum.lsp.remembered import Remembered
from variorum.lsp.uris import uri_of
from variorum.rules.baseline import Baseline
from variorum.rules.baseline_file import BadBaseline
from variorum.settings import DEFAULT, SettingProblem, settings_of
from variorum.syntax.source_text import SourceText, decode
from variorum.translation.pairs import PairSearch, heading
from variorum.workspace import LoadedSettings, OutsideWorkspace, Workspace
from variorum.workspace.baselines import BaselineFile
from variorum.workspace.file_scopes import FileScopes

# As far as a header comment is looked for; an edit further down cannot change the pair.
_HEADER_REACH = 16384
# Typing in front of a header comment, or in it, makes a new search with every keystroke.
_MOST_SEARCHES = 200


class _OnDisk(Collection[str]):
    """Stands for a listing until there is one: it knows of every file whether it is there, and can name none.

    So a pair that is stated by its path is found at once, and only offers and globs wait for the listing.
    """

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    def __contains__(self, name: object) -> bool:
        try:
            return isinstance(name, str) and self._workspace.inside(name).is_file()
        except OutsideWorkspace:
            return False

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class Folder:
    """One folder that the editor has open."""

    def __init__(self, root: Path) -> None:
        self.workspace = Workspace(root)
        self.spelled_root = root
        """The folder as the editor names it, which can be a link to the real one."""
        self.from_client: Mapping[str, object] = {}
        self.client_problems: tuple[SettingProblem, ...] = ()
        self.loaded = LoadedSettings(DEFAULT)
        self.scopes = FileScopes(self.workspace, DEFAULT)
        """What the settings, and other tools' configuration, make of single files."""
        self.files: tuple[str, ...] | None = None
        """Every source file of the folder; None until they have been listed."""
        self.scores = ScoreBook(self.workspace)
        self.edition = 0
        """Counts up whenever the settings, the chosen pairs or the listing become others."""
        self.result_ids: Remembered[str] = Remembered()
        """The name of the last report on each file that is not open."""
        self.scored_pairs: Remembered[Json | None] = Remembered()
        """The scores of each translation that is not open; None for a file without an original."""
        self.baseline_problem: str | None = None
        """Why the baseline that the settings name is not used; a clause that begins with its path."""
        self._baseline: BaselineFile | None = None
        self._searches: dict[tuple[str, str], PairSearch] = {}

    @property
    def uri(self) -> str:
        """The folder's URI."""
        return uri_of(self.spelled_root)

    def configure(self, values: Mapping[str, object]) -> None:
        """Take the editor's configuration for this folder."""
        self.from_client = values
        self.reload()

    def reload(self) -> None:
        """Read the settings file again, and with it the configuration of other tools; what it states goes before the
        editor's configuration."""
        base, self.client_problems = settings_of(self.from_client)
        self.loaded = self.workspace.settings(base)
        self._read_baseline()
        self.scopes = FileScopes(self.workspace, self.loaded.settings)
        self._begin_edition()

    def known_of(self, relative: str) -> Baseline | None:
        """The findings of a file that the folder's baseline has; None where there are none."""
        if self._baseline is None:
            return None
        return self._baseline.known_of(self.workspace.root / relative)

    def known_changed(self) -> None:
        """Other findings than before are known, and not to be shown."""
        self._begin_edition()

    def _read_baseline(self) -> None:
        name = self.loaded.settings.baseline
        self._baseline, self.baseline_problem = None, None
        if not name:
            return
        try:
            self._baseline = BaselineFile.read(self.workspace.inside(name))
        except (BadBaseline, OutsideWorkspace) as error:
            reason = "this leaves the workspace" if isinstance(error, OutsideWorkspace) else str(error)
            self.baseline_problem = f"{name}: {reason}"

    def complaints(self) -> Iterator[str]:
        """What is wrong with the settings, each in a line that says where."""
        for problem in self.client_problems:
            yield problem.message
        for problem in self.loaded.problems:
            yield f"{self.loaded.file}:{problem.line}: {problem.message}"

    def list_files(self) -> tuple[str, ...]:
        """The folder's source files, read from disk: slow in a large folder."""
        return self.workspace.files(self.loaded.settings.exclude)

    def set_files(self, files: tuple[str, ...]) -> None:
        """Take a new listing."""
        self.files = files
        self._begin_edition()

    def pairs_changed(self, original: str) -> None:
        """An original was chosen; a file that was made a moment ago may not have been listed yet."""
        if self.files is not None and original not in self.files:
            self.files = tuple(sorted((*self.files, original)))
        self._begin_edition()

    def search(self, relative: str, text: SourceText) -> PairSearch:
        """The original of a translation in this folder, or what to offer.

        It is looked for again only if what the text says of it, the settings, the choices or the listing have changed.
        """
        head = heading(decode(text.data[:_HEADER_REACH]))
        found = self._searches.get((relative, head))
        if found is None:
            found = self.workspace.pair_of(relative, head, self.loaded.settings, self._existing())
            if len(self._searches) >= _MOST_SEARCHES:
                self._searches.clear()
            self._searches[relative, head] = found
        return found

    def _begin_edition(self) -> None:
        self.edition += 1
        self._searches.clear()

    def _existing(self) -> Collection[str]:
        return self.files if self.files is not None else _OnDisk(self.workspace)

    def has(self, relative: str) -> bool:
        """Whether the folder holds a file of this path now, listed or not."""
        return relative in _OnDisk(self.workspace)

    def uri_of(self, relative: str) -> str:
        """The URI of a file by its path in the folder, spelled as the editor spells the folder."""
        return uri_of(self.spelled_root / relative)
