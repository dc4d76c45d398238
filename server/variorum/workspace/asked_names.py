"""Indexes the names that fixtures read from the modules of the tests that request them."""

from __future__ import annotations

import posixpath
from collections import Counter

from variorum.syntax.file_summary import FileSummary


class AskedNames:
    """The names by folder. pytest applies a `conftest.py` to the tests of its folder and of those below."""

    def __init__(self) -> None:
        self._by_folder: dict[str, Counter[str]] = {}

    def add(self, path: str, summary: FileSummary) -> None:
        """Adds a file."""
        if summary.asked_of_tests:
            names = self._by_folder.setdefault(posixpath.dirname(path), Counter())
            names.update(summary.asked_of_tests)

    def remove(self, path: str, summary: FileSummary) -> None:
        """Removes a file that was added with this summary."""
        if summary.asked_of_tests:
            folder = posixpath.dirname(path)
            self._by_folder[folder].subtract(summary.asked_of_tests)
            self._by_folder[folder] = +self._by_folder[folder]

    def asked_of(self, path: str) -> frozenset[str]:
        """Returns the names that the files of a file's folder, and of those around it, read from a test."""
        if not self._by_folder:
            return frozenset()
        names: set[str] = set()
        folder = path
        while folder:
            folder = posixpath.dirname(folder)
            names.update(self._by_folder.get(folder, ()))
        return frozenset(names)
