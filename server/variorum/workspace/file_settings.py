"""Determines the settings of single files, and which files are excluded from checks."""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING

from variorum.languages import Language
from variorum.linters.tools import CONFIG_NAMES
from variorum.rules.dialects import is_of_another_language
from variorum.settings import Settings
from variorum.syntax.generated import is_generated, is_minified
from variorum.workspace.browser_libraries import BrowserLibraries
from variorum.workspace.file_text import UnreadableFile
from variorum.workspace.git_attributes import FILE as GIT_ATTRIBUTES
from variorum.workspace.git_attributes import GitAttributes, read_git_attributes
from variorum.workspace.nested_projects import NestedProjects
from variorum.workspace.other_linters import ConfigProblem, OtherLinters
from variorum.workspace.outside_workspace import OutsideWorkspace
from variorum.workspace.test_inputs import TEST_FOLDERS, is_script_read_by_tests, is_test_input

if TYPE_CHECKING:
    from variorum.workspace.workspace import Workspace

SCOPE_FILES = CONFIG_NAMES | {GIT_ATTRIBUTES}
"""Names of files that apply to their folder and the folders below."""

_MAX_SIZE = 1_000_000
# Folders of third-party code. `extern`, `external`, `deps` and `vendors` are not included: they contain a
# project's own code as often (declarations, connectors, the vendors of a shop).
_VENDORED = frozenset(
    {
        "node_modules", "bower_components", "site-packages", "vendor", "_vendor", "vendored", "third_party", "third-party",
        "thirdparty", "3rdparty",
    }
)  # fmt: skip

# Parts of the names of minified and bundled scripts.
_BUILT = (".min.", ".bundle.")
# A library release with its version in the name. Hand-written migrations between versions are excluded.
_RELEASED = re.compile(r"(?!migrat|patch|up)[a-z][\w.]*-v?\d+\.\d+\.\d+\.", re.IGNORECASE)
# A library's release as its own comment names it: `/*! jQuery v3.7.1`. In folders of tests and examples it is a copy.
_BANNER = re.compile(r"\s*/\*[!*][\s*]*([A-Za-z][\w .-]{1,60}?),?\s+v?\d+\.\d+")
_USERS_OF_LIBRARIES = TEST_FOLDERS | {"spec", "doc", "docs", "demo", "demos", "example", "examples"}
# Output folders of generators, which often write no header.
_GENERATED = frozenset({"generated", "__generated__"})
# A placeholder in a file name of a project template.
_PLACEHOLDER = "{{"


class Exclusion(Enum):
    """Why a file is not checked unless requested. The values appear in messages."""

    GENERATED = "generated or minified"
    VENDORED = "vendored"
    TEST_DATA = "what tests read"
    ANOTHER_LANGUAGE = "of another language with the same ending"
    TEMPLATE = "templates of files"
    EXCLUDED = "excluded by the configuration of another linter"


def exclusion_by_text(text: str, language: Language, relative: str | None = None) -> Exclusion | None:
    """Returns why a file is excluded, judged by its text.

    Args:
        text: the text.
        language: its language.
        relative: the path in the workspace; None if it is in none.
    """
    if is_of_another_language(text, language):
        return Exclusion.ANOTHER_LANGUAGE
    if is_generated(text, language) or is_minified(text, language):
        return Exclusion.GENERATED
    if relative is None or not language.facts.get("minified"):
        return None
    if is_script_read_by_tests(text, relative):
        return Exclusion.TEST_DATA
    return Exclusion.VENDORED if _is_library_copy(text, relative) else None


def _is_left_by_the_build(relative: str, language: Language) -> bool:
    """Returns whether the language's build tool leaves a file out by its name: such files are templates of others."""
    names = language.facts.get("workspace", {}).get("left_out")
    return names is not None and re.match(names, posixpath.basename(relative)) is not None


def _is_library_copy(text: str, relative: str) -> bool:
    """Returns whether a script of tests or examples is the release of a library that it is named after."""
    *folders, name = relative.lower().split("/")
    if _USERS_OF_LIBRARIES.isdisjoint(folders):
        return False
    banner = _BANNER.match(text)
    return banner is not None and _letters(banner[1]).startswith(_letters(name.rpartition(".")[0]))


def _letters(text: str) -> str:
    return re.sub(r"[\W_]", "", text.lower())


class FileSettings:
    """The settings and exclusions of each file, from the workspace and other tools' configuration. Reads each file once."""

    def __init__(self, workspace: Workspace, settings: Settings) -> None:
        self._workspace = workspace
        self._settings = settings
        self._linters = OtherLinters(workspace)
        self._nested = NestedProjects(workspace)
        self._libraries = BrowserLibraries(workspace)
        self._known: dict[tuple[str, Language], Settings] = {}
        self._attributes: dict[str, tuple[tuple[str, GitAttributes], ...]] = {}

    @property
    def problems(self) -> Iterable[ConfigProblem]:
        """The configuration files that could not be read so far."""
        return self._linters.problems

    def depends_on(self, relative: str) -> bool:
        """Returns whether a file is, or would be if created, a configuration file that applies here."""
        return posixpath.basename(relative) == GIT_ATTRIBUTES or self._linters.depends_on(relative)

    def settings_for(self, relative: str, language: Language) -> Settings:
        """Returns the settings for a file: the same object until something changes."""
        if not self._settings.other_linters:
            return self._settings
        known = self._known.get((relative, language))
        if known is None:
            known = self._settings.with_overrides(self._linters.overrides_for(relative, language))
            self._known[relative, language] = known
        return known

    def exclusion(self, relative: str, language: Language | None, below: str = "") -> Exclusion | None:
        """Returns why a file is excluded, judged by its path.

        Args:
            relative: the file, relative to the workspace.
            language: its language; None for a text of another kind.
            below: the folder that was asked for, if that is one further in: what it lies in itself does not count.
        """
        if not self._settings.generated:
            said = self._attributes_for(relative)
            if said is not None:
                return said
            folders = relative[len(below) :].split("/")[:-1]
            is_vendored = not _VENDORED.isdisjoint(folders) or self._nested.holds(relative, below)
            if is_vendored and not self._is_own(relative):
                return Exclusion.VENDORED
            if not _GENERATED.isdisjoint(folders):
                return Exclusion.GENERATED
            if _PLACEHOLDER in relative[len(below) :]:
                return Exclusion.TEMPLATE
            if is_test_input(relative, language, below):
                return Exclusion.TEST_DATA
            if language is not None and _is_left_by_the_build(relative, language):
                return Exclusion.TEMPLATE
            if language is not None and language.facts.get("minified"):
                name = posixpath.basename(relative)
                if any(sign in name for sign in _BUILT):
                    return Exclusion.GENERATED
                if _RELEASED.match(name) or self._libraries.holds(relative):
                    return Exclusion.VENDORED
        if language is not None and self._settings.other_linters:
            if self._linters.overrides_for(relative, language).is_excluded:
                return Exclusion.EXCLUDED
        return None

    def _attributes_for(self, relative: str) -> Exclusion | None:
        """Returns the attributes of a file in `.gitattributes`."""
        for base, one in self._attributes_of(posixpath.dirname(relative)):
            path = relative[len(base) + 1 :] if base else relative
            if one.generated.cover(path):
                return Exclusion.GENERATED
            if one.vendored.cover(path):
                return Exclusion.VENDORED
        return None

    def _is_own(self, relative: str) -> bool:
        """Returns whether `.gitattributes` marks a file as not vendored, whatever the name of its folder."""
        for base, one in self._attributes_of(posixpath.dirname(relative)):
            decided = one.vendored.decide(relative[len(base) + 1 :] if base else relative)
            if decided is not None:
                return not decided
        return False

    def _attributes_of(self, folder: str) -> tuple[tuple[str, GitAttributes], ...]:
        """Returns the attributes that apply in a folder with the folders that define them, innermost first."""
        known = self._attributes.get(folder)
        if known is None:
            further = self._attributes_of(posixpath.dirname(folder)) if folder else ()
            own = self._read_attributes(folder)
            known = self._attributes[folder] = further if own is None else ((folder, own), *further)
        return known

    def _read_attributes(self, folder: str) -> GitAttributes | None:
        path = posixpath.join(folder, GIT_ATTRIBUTES)
        if not os.path.isfile(os.path.join(self._workspace.root, path)):
            return None
        try:
            return read_git_attributes(self._workspace.read(path, _MAX_SIZE).text)
        except (OutsideWorkspace, UnreadableFile):
            return None
