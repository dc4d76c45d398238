"""Indexes which file of a workspace declares which names, and which file imports them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import attrs

from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.file_summary import EVERYTHING, UNKNOWN_SUMMARY, FileSummary, Import
from variorum.workspace.asked_names import AskedNames
from variorum.workspace.definitions import Definitions
from variorum.workspace.import_paths import ModulePaths, is_interface, package_file_of
from variorum.workspace.shared_names import SharedNames
from variorum.workspace.test_data import TestData

# How many parent folders an absolute import may name if the workspace is inside the package itself.
_FOLDERS_AROUND = 3


@attrs.define
class _ImportedNames:
    """The names that one file imports from another."""

    names: set[str] = attrs.field(factory=set)
    is_whole: bool = False


class NameIndex:
    """The summaries of a workspace's files, by path."""

    def __init__(self, summaries: Mapping[str, FileSummary], root: Path) -> None:
        self.summaries = dict(summaries)
        around = ".".join(root.parts[1:][-_FOLDERS_AROUND:])
        self._modules = ModulePaths(self.summaries, around)
        self._taken: dict[str, dict[str, _ImportedNames]] = {}
        """By importing and imported file."""
        self._importers: dict[str, set[str]] = {}
        self._shared = SharedNames()
        self._asked = AskedNames()
        self._test_data = TestData(self.summaries, self._importers)
        self.definitions: Definitions | None = None
        """The declared names, for indexes that provide them. `add_definitions` adds them."""
        for path, summary in self.summaries.items():
            self._follow(path, summary)
            self._shared.add(path, summary)
            self._asked.add(path, summary)
        self._modules.clear_cache()

    def replace(self, path: str, summary: FileSummary) -> bool:
        """Replaces the summary of an indexed file. Returns whether it differs."""
        before = self.summaries.get(path, UNKNOWN_SUMMARY)
        if before == summary:
            return False
        self._shared.remove(path, before)
        self._shared.add(path, summary)
        self._asked.remove(path, before)
        self._asked.add(path, summary)
        if self.definitions is not None:
            self.definitions.remove(path, before)
            self.definitions.add(path, summary)
        for target in self._taken.pop(path, ()):
            self._importers[target].discard(path)
        self.summaries[path] = summary
        self._follow(path, summary)
        self._test_data.forget()
        return True

    def workspace_context(self, path: str) -> WorkspaceContext:
        """Returns the workspace context of a file."""
        names, is_whole = self._reexports(path) | self._asked.asked_of(path), False
        for importer in self._importers.get(path, ()):
            taken = self._taken[importer][path]
            names |= taken.names
            is_whole = is_whole or taken.is_whole
        summary = self.summaries.get(path, UNKNOWN_SUMMARY)
        declared = self._shared.visible_names(path, summary) | self._submodules(path, summary)
        found = WorkspaceContext(
            imported_elsewhere=frozenset(names),
            is_star_imported=is_whole or is_interface(path),
            visible_names=declared,
            used_without_import=self._shared.used_without_import(summary),
            imports_with_effect=frozenset(
                one.binds for one in summary.imports if self._has_effect(path, one)
            ),
            is_test_data=self._test_data.holds(path),
        )
        return NO_WORKSPACE if found == NO_WORKSPACE else found

    def add_definitions(self, summaries: Mapping[str, FileSummary], definitions: Definitions) -> None:
        """Adds definitions computed in the background from an earlier state of these files."""
        for path, summary in self.summaries.items():
            if summaries[path] is not summary:
                definitions.remove(path, summaries[path])
                definitions.add(path, summary)
        self.definitions = definitions

    def _submodules(self, path: str, summary: FileSummary) -> set[str]:
        """Returns the modules that a package file imports from its own package. Importing binds their names there."""
        if not _stands_for_folder(path):
            return set()
        return {part for one in summary.imports if (part := self._part_inside(path, one.module))}

    def _part_inside(self, path: str, module: str) -> str:
        """Returns the next part of a module path that goes through a package, or nothing for any other path."""
        if module.startswith("."):
            return module[1:].partition(".")[0]
        parts = module.split(".")
        for count in range(1, len(parts)):
            if path in self._modules.resolve(path, ".".join(parts[:count])):
                return parts[count]
        return ""

    def _reexports(self, path: str) -> set[str]:
        """Returns what a package file imports from the workspace and thereby re-exports."""
        if not _stands_for_folder(path):
            return set()
        imports = self.summaries.get(path, UNKNOWN_SUMMARY).imports
        return {one.binds for one in imports if one.is_relative or self._modules.resolve(path, one.module)}

    def _follow(self, path: str, summary: FileSummary) -> None:
        if package_file_of(path) is None:
            return
        own: dict[str, _ImportedNames] = {}
        for one in summary.imports:
            for target in self._modules_of(path, one):
                if target != path:
                    own.setdefault(target, _ImportedNames())
            for target, name in self._import_targets(path, one):
                if target == path:
                    continue
                taken = own.setdefault(target, _ImportedNames())
                if name == EVERYTHING:
                    taken.is_whole = True
                else:
                    taken.names.add(name)
        if own:
            self._taken[path] = own
            for target in own:
                self._importers.setdefault(target, set()).add(path)

    def _modules_of(self, path: str, one: Import) -> tuple[str, ...]:
        """Returns the files of the module that an import names or takes, whether or not it is used."""
        if one.name in ("", EVERYTHING):
            return self._modules.resolve(path, one.module)
        return self._modules.resolve(path, _inside(one)) if self._modules.may_be_module(one.name) else ()

    def _has_effect(self, path: str, one: Import) -> bool:
        """Returns whether importing a module runs code with effects."""
        return any(self.summaries[target].acts for target in self._modules_of(path, one) if target != path)

    def _import_targets(self, path: str, one: Import) -> Iterator[tuple[str, str]]:
        """Yields the files that an import refers to, with the imported names."""
        if not one.name:
            yield from self._import_targets_through(path, one.module, one.uses)
            return
        for target in self._modules.resolve(path, one.module):
            yield target, one.name
        if one.name != EVERYTHING and self._modules.may_be_module(one.name):
            yield from self._import_targets_through(path, _inside(one), one.uses)

    def _import_targets_through(
        self, path: str, module: str, uses: tuple[str, ...] | None
    ) -> Iterator[tuple[str, str]]:
        """Yields what is used of a module bound to a name, and of its submodules: files with names in them."""
        if not self._modules.may_be_module(module.rpartition(".")[2]):
            return
        if uses is None:
            for target in self._modules.resolve(path, module):
                yield target, EVERYTHING
            return
        for use in uses:
            inside, rest = module, use
            # The longest prefix that is a module. The rest is a name in it.
            while rest:
                first, _, behind = rest.partition(".")
                if not self._modules.resolve(path, f"{inside}.{first}"):
                    break
                inside, rest = f"{inside}.{first}", behind
            for target in self._modules.resolve(path, inside):
                yield target, rest.partition(".")[0] or EVERYTHING


def _inside(one: Import) -> str:
    """Returns the path of a name in a module as the path of a module in a package."""
    return f"{one.module}{one.name}" if one.module.endswith(".") else f"{one.module}.{one.name}"


def _stands_for_folder(path: str) -> bool:
    return Path(path).name.partition(".")[0] == package_file_of(path)
