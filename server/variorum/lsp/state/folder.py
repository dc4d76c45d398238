"""One workspace folder: its settings, chosen pairs and listing of files."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.uris import uri_of
from variorum.lsp.state.file_cache import FileCache
from variorum.lsp.state.score_file import ScoreFile
from variorum.rules.baseline import Baseline
from variorum.rules.baseline_file import BadBaseline
from variorum.settings import DEFAULT, SettingProblem, settings_of
from variorum.syntax.source_text import SourceText, decode
from variorum.translation.pair_search import PairSearch, heading
from variorum.workspace import LoadedSettings, OutsideWorkspace, Workspace
from variorum.workspace.baselines import BaselineFile
from variorum.workspace.file_settings import FileSettings

# As far as a header comment is looked for; an edit further down cannot change the pair.
_HEADER_REACH = 16384
# Typing in front of a header comment, or in it, makes a new search with every keystroke.
_MOST_SEARCHES = 200


class _OnDisk(Collection[str]):
    """Takes the place of a listing until there is one: it knows whether a file exists, and can list none.

    A pair that is stated by its path is found at once, and only offers and globs wait for the listing.
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
        self.scopes = FileSettings(self.workspace, DEFAULT)
        """What the settings and other tools' configuration mean for single files."""
        self.files: tuple[str, ...] | None = None
        """The source files of the folder. None until they are listed."""
        self.scores = ScoreFile(self.workspace)
        self.edition = 0
        """Counts the changes of the settings, the chosen pairs and the listing."""
        self.result_ids: FileCache[str] = FileCache()
        """The result id of the last report on each file that is not open."""
        self.scored_pairs: FileCache[Json | None] = FileCache()
        """The scores of each translation that is not open. None for a file without an original."""
        self.baseline_problem: str | None = None
        """Why the baseline that the settings name is not used, in a clause that begins with its path."""
        self._baseline: BaselineFile | None = None
        self._searches: dict[tuple[str, str], PairSearch] = {}

    @property
    def uri(self) -> str:
        """The folder's URI."""
        return uri_of(self.spelled_root)

    def configure(self, values: Mapping[str, object]) -> None:
        """Applies the editor's configuration for this folder."""
        self.from_client = values
        self.reload()

    def reload(self) -> None:
        """Reads the settings file and the configuration of other tools again. They go before the editor's configuration."""
        base, self.client_problems = settings_of(self.from_client)
        self.loaded = self.workspace.settings(base)
        self._read_baseline()
        self.scopes = FileSettings(self.workspace, self.loaded.settings)
        self._begin_edition()

    def known_findings(self, relative: str) -> Baseline | None:
        """Returns the findings of a file in the folder's baseline, or None if there are none."""
        if self._baseline is None:
            return None
        return self._baseline.known_findings(self.workspace.root / relative)

    def known_changed(self) -> None:
        """The findings that are not shown because they are known have changed."""
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
        """Yields what is wrong with the settings, each in a line that says where."""
        for problem in self.client_problems:
            yield problem.message
        for problem in self.loaded.problems:
            yield f"{self.loaded.file}:{problem.line}: {problem.message}"

    def list_files(self) -> tuple[str, ...]:
        """Returns the folder's source files, read from disk. This is slow in a large folder."""
        return self.workspace.files(self.loaded.settings.exclude)

    def set_files(self, files: tuple[str, ...]) -> None:
        """Replaces the listing."""
        self.files = files
        self._begin_edition()

    def pairs_changed(self, original: str) -> None:
        """An original was chosen. It may be a new file that is not listed yet."""
        if self.files is not None and original not in self.files:
            self.files = tuple(sorted((*self.files, original)))
        self._begin_edition()

    def search(self, relative: str, text: SourceText) -> PairSearch:
        """Returns the original of a translation in this folder, or the files that could be it.

        It searches again only if the text's header, the settings, the choices or the listing have changed.
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
        """Whether the folder has a file of this path now, listed or not."""
        return relative in _OnDisk(self.workspace)

    def uri_of(self, relative: str) -> str:
        """Returns the URI of a file by its path in the folder, spelled as the editor spells the folder."""
        return uri_of(self.spelled_root / relative)
