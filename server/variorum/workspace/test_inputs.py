"""Recognises the inputs of tests by the names of their folders."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Sequence

from variorum.languages import Language
from variorum.workspace.import_paths import package_file_of

TEST_FOLDERS = frozenset({"test", "tests"})
"""Names of test folders."""

# Inputs of tests, whose defects are intended. The Go tools skip such folders too.
_ALWAYS = frozenset({"testdata", "test-data", "test_data"})
# Folders that Maven does not compile: the resources of tests, and the projects of integration tests.
_MAVEN_INPUTS = (("src", "test", "resources"), ("src", "it"))
# Folders below those of tests that hold inputs. A word in front of the name or a kind after it tells which ones.
_INPUTS = re.compile(r"(?:.*[_-])?(?:resources|cases|files|source_?code)")
_MORE_INPUTS = re.compile(
    r"(?:.*[_-])?(?:data|fixtures?|samples?|snapshots|dir|inputs?|expected|golden|corpus)(?:\..+)?"
)
# Maven and Gradle compile what is below such a folder: the names further in are packages.
_COMPILED = re.compile(r"java|kotlin|groovy|scala")

# What connects a script with others or with a test framework.
_CONNECTED = re.compile(
    r"^[ \t]{0,4}(?:(?:describe|it|test|suite)(?:\.\w+)?\([\"'`]|(?:define|module|exports)[ \t]*[.(])|^(?:import|export)\b"
    r"|\brequire[ \t]*\(|\btypeof[ \t]+(?:define|module|exports)\b|\bQUnit",
    re.MULTILINE,
)


def is_script_read_by_tests(text: str, relative: str) -> bool:
    """Returns whether a script in a folder below one of tests is an input: nothing connects it with a test or another script."""
    folders = [folder.lower() for folder in relative.split("/")[:-1]]
    if TEST_FOLDERS.isdisjoint(folders[:-1]):
        return False
    return _CONNECTED.search(text) is None


def is_test_input(relative: str, language: Language | None, below: str) -> bool:
    """Returns whether a file is an input of tests, judged by its path.

    Args:
        relative: the file, relative to the workspace.
        language: its language; None for a text of another kind.
        below: the folder that was asked for; it and what it lies in do not count as a folder of inputs.
    """
    folders = [folder.lower() for folder in relative.split("/")[:-1]]
    first = below.count("/") + 1 if below else 0
    if any(folder in _ALWAYS for folder in folders[first:]) or _is_below_maven_inputs(folders, first):
        return True
    tests = next((index for index, folder in enumerate(folders) if folder in TEST_FOLDERS), len(folders))
    inner = folders[max(first, tests + 1) : _first_package(folders)]
    return any(_holds_inputs(folder, language) for folder in inner) and not _is_named_as_test(
        relative, language
    )


def _is_below_maven_inputs(folders: Sequence[str], first: int) -> bool:
    return any(
        tuple(folders[end - len(path) : end]) == path
        for path in _MAVEN_INPUTS
        for end in range(max(first + 1, len(path)), len(folders) + 1)
    )


def _first_package(folders: Sequence[str]) -> int:
    """Returns the index of the first folder that is a package, or the number of folders."""
    return next(
        (
            index
            for index in range(3, len(folders))
            if folders[index - 3] == "src" and _COMPILED.fullmatch(folders[index - 1])
        ),
        len(folders),
    )


def _holds_inputs(folder: str, language: Language | None) -> bool:
    """Returns whether a folder below one of tests holds inputs, judged by its name."""
    if _INPUTS.fullmatch(folder):
        return True
    # Where imports are followed, they tell code from data, whatever the name of the folder.
    is_followed = language is not None and package_file_of(f"a{language.extensions[0]}") is not None
    return not is_followed and _MORE_INPUTS.fullmatch(folder) is not None


def _is_named_as_test(relative: str, language: Language | None) -> bool:
    """Returns whether the language's test frameworks find a file by its name: `files` in `[tests]`."""
    names = language.facts.get("tests", {}).get("files") if language is not None else None
    return names is not None and re.search(names, posixpath.basename(relative)) is not None
