"""Reads flake8's configuration: `[flake8]` in `setup.cfg`, `tox.ini` or `.flake8`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from variorum.linters.codes import flake8_selector
from variorum.linters.config import LinterConfig, Section
from variorum.linters.path_patterns import globs
from variorum.linters.tables import read_ini, split_list

_OWN = ".flake8"
_TOKEN = re.compile(r":|[^\s:,]+")


def read_flake8(text: str, name: str) -> LinterConfig | None:
    """Parses the file. Returns None if it has no flake8 section.

    Raises:
        ConfigError: it cannot be read.
    """
    if name != _OWN and "[flake8" not in text:
        return None
    parser = read_ini(text)
    if not parser.has_section("flake8"):
        return None
    own = {key.replace("-", "_"): value for key, value in parser.items("flake8")}
    ignored = [*split_list(own.get("ignore")), *split_list(own.get("extend_ignore"))]
    sections = [Section(off=_selectors(ignored), names=frozenset(split_list(own.get("builtins"))))]
    for paths, codes in _per_file(own.get("per_file_ignores") or ""):
        sections.append(Section(off=_selectors(codes), covers=globs(paths, star_crosses=True)))
    excluded = (*split_list(own.get("exclude")), *split_list(own.get("extend_exclude")))
    return LinterConfig(tuple(sections), globs(excluded, star_crosses=True))


def _per_file(value: str) -> list[tuple[list[str], list[str]]]:
    """Returns the entries of `per-file-ignores`: `path,path:CODE,CODE`, on one or several lines."""
    text = "\n".join(line for line in value.splitlines() if not line.lstrip().startswith("#"))
    entries: list[tuple[list[str], list[str]]] = []
    paths: list[str] = []
    for word in _TOKEN.findall(text):
        if word == ":":
            entries.append((paths, []))
            paths = []
        elif not paths and entries and flake8_selector(word) is not None:
            entries[-1][1].append(word)
        else:
            paths.append(word)
    return entries


def _selectors(codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(selector for code in codes if (selector := flake8_selector(code)) is not None)
