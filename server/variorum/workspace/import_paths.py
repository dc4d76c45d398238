"""Resolves dotted module paths, such as `.compat` and `app.models`, to files."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache

from variorum.languages import Language, language_of_path

_PACKAGES = "packages"


@cache
def _package_file_name(language: Language) -> str | None:
    """Returns the name of package files, such as `__init__`, or None for languages without dotted module paths."""
    name: str | None = language.facts.get("workspace", {}).get(_PACKAGES)
    return name


def package_file_of(path: str) -> str | None:
    """Returns the name of package files in the language of a file."""
    language = language_of_path(path)
    return _package_file_name(language) if language is not None else None


def is_interface(path: str) -> bool:
    """Returns whether a file re-exports what it imports, judged by its name."""
    language = language_of_path(path)
    pattern = language.facts.get("workspace", {}).get("interfaces") if language is not None else None
    return pattern is not None and re.search(pattern, path) is not None


class ModulePaths:
    """The modules of a workspace. The import roots are unknown, so a path resolves to every file that it may mean."""

    def __init__(self, files: Iterable[str], around: str = "") -> None:
        """`files` are relative to a folder, and `around` is the dotted path of that folder."""
        self._modules: dict[str, list[str]] = {}
        """Files by module path from the folder."""
        self._by_last: dict[str, list[str]] = {}
        """Full module paths by their last part."""
        self._parts: set[str] = set()
        self._around = around
        self._known: dict[tuple[str, str], tuple[str, ...]] = {}
        for path in files:
            self._add(path)

    def may_be_module(self, part: str) -> bool:
        """Returns whether a module or package of this name exists."""
        return part in self._parts

    def resolve(self, importer: str, module: str) -> tuple[str, ...]:
        """Returns the files that a module path in another file may mean. External modules have none."""
        folder = os.path.dirname(importer) if module.startswith(".") else ""
        key = (folder, module)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = tuple(self._resolved(folder, module))
        return found

    def clear_cache(self) -> None:
        """Clears the cache of resolved paths. Few are resolved again."""
        self._known.clear()

    def _add(self, path: str) -> None:
        face = package_file_of(path)
        if face is None:
            return
        folder, name = os.path.split(path)
        stem = name.partition(".")[0]
        parts = [*filter(None, folder.split("/")), *([stem] if stem != face else [])]
        module = ".".join(parts)
        if module not in self._modules:
            full = f"{self._around}.{module}".strip(".")
            self._by_last.setdefault(full.rpartition(".")[2], []).append(module)
            self._parts.update(parts)
        self._modules.setdefault(module, []).append(path)

    def _resolved(self, folder: str, module: str) -> Iterable[str]:
        if module.startswith("."):
            return self._relative(folder, module)
        behind = f".{module}"
        candidates = self._by_last.get(module.rpartition(".")[2], ())
        return [
            path
            for one in candidates
            if f".{self._around}.{one}".rstrip(".").endswith(behind)
            for path in self._modules[one]
        ]

    def _relative(self, folder: str, module: str) -> Iterable[str]:
        rest = module.lstrip(".")
        above = len(module) - len(rest) - 1
        parts = [*filter(None, folder.split("/"))]
        if above > len(parts):
            return ()
        base = parts[: len(parts) - above]
        return self._modules.get(".".join([*base, rest] if rest else base), ())
