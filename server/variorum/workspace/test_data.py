"""Finds the files that tests read as data: those in folders below a test folder, without tests and without importers.

What is wrong in such a file is wrong on purpose, and its lines may be counted. The names of the folders are many (`data`,
`fixtures`, `golden`), so what the other files of the workspace do with them decides.
"""

from __future__ import annotations

import posixpath
import re
from bisect import bisect_left
from collections.abc import Mapping, Set

from variorum.languages import Language, language_of_path
from variorum.syntax.file_summary import FileSummary
from variorum.workspace.import_paths import package_file_of
from variorum.workspace.test_inputs import TEST_FOLDERS


class TestData:
    """Which files of a workspace are test data."""

    __test__ = False

    def __init__(self, summaries: Mapping[str, FileSummary], importers: Mapping[str, Set[str]]) -> None:
        """Both may change, if `forget` is called afterwards. `importers` has the files that import each file."""
        self._summaries = summaries
        self._importers = importers
        self._paths = sorted(summaries)
        self._known: dict[str, bool] = {}
        """By folder, with a final slash."""

    def forget(self) -> None:
        """Clears the cache after a file has changed. The set of files stays the same."""
        self._known.clear()

    def holds(self, path: str) -> bool:
        """Returns whether a file is test data."""
        return any(self._is_data(folder) for folder in folders_below_tests(path))

    def _is_data(self, folder: str) -> bool:
        known = self._known.get(folder)
        if known is None:
            known = self._known[folder] = not any(
                self._is_code(path, folder) for path in self._files_in(folder)
            )
        return known

    def _files_in(self, folder: str) -> list[str]:
        first = bisect_left(self._paths, folder)
        # `0` is the character after `/`, so this bounds the paths in the folder.
        return self._paths[first : bisect_left(self._paths, folder[:-1] + chr(ord("/") + 1))]

    def _is_code(self, path: str, folder: str) -> bool:
        """Returns whether a file of a folder is a test, or is imported from outside the folder."""
        language = language_of_path(path)
        if language is None or _is_test(path, self._summaries[path], language):
            return True
        return any(not one.startswith(folder) for one in self._importers.get(path, ()))


def folders_below_tests(path: str) -> list[str]:
    """Returns the folders of a file below its test folder, outermost first, each with a final slash.

    There are none for a file in whose language imports are not followed, or test files have no names of their own: nothing
    would tell code from data.
    """
    language = language_of_path(path)
    if language is None or package_file_of(path) is None or "files" not in language.facts.get("tests", {}):
        return []
    folders = path.split("/")[:-1]
    tests = next(
        (index for index, folder in enumerate(folders) if folder.lower() in TEST_FOLDERS), len(folders)
    )
    return ["/".join(folders[: end + 1]) + "/" for end in range(tests + 1, len(folders))]


def _is_test(path: str, summary: FileSummary, language: Language) -> bool:
    """Returns whether test frameworks find a file by its name, or the file imports one of them."""
    facts = language.facts["tests"]
    if re.search(facts["files"], posixpath.basename(path)):
        return True
    modules = {one.module.partition(".")[0] for one in summary.imports}
    return not modules.isdisjoint(facts.get("frameworks", ()))
