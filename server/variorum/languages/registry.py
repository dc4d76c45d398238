"""Finds the language folders; adding a folder is all that adding a language takes."""

from __future__ import annotations

import os
import re
from functools import cache, lru_cache
from pathlib import PurePath

from variorum.languages.bare import bare
from variorum.languages.language import FOLDER, Language, UnknownLanguage

# A document in one of several human languages, such as `README.ru` or `INSTALL.cs`, whose ending is that of a program.
_DOCUMENT = re.compile(
    r"(?:README|INSTALL|NEWS|NOTES|TODO|FAQ|CHANGES|CHANGELOG|HISTORY|LICEN[CS]E|COPYING|AUTHORS|HACKING|USAGE)(?:[_-][^\W_]+)*\.[A-Za-z]{2}"
)
# A file shows early what it is written in.
_REACH = 50_000


@cache
def language_ids() -> tuple[str, ...]:
    """The LSP ids of every supported language, sorted."""
    return tuple(sorted(file.parent.name for file in FOLDER.glob("*/language.toml")))


@cache
def language_named(identifier: str) -> Language:
    """The language with this LSP id or alias.

    Raises:
        UnknownLanguage: no folder has this id; the message names those that exist.
    """
    if identifier in language_ids():
        return Language.load(identifier)
    for language in all_languages():
        if identifier in language.aliases:
            return language
    raise UnknownLanguage(identifier, language_ids())


@cache
def all_languages() -> tuple[Language, ...]:
    """Every supported language."""
    return tuple(language_named(identifier) for identifier in language_ids())


def ending(path: str) -> str:
    """The last dot of a file's name and what follows it, in lower case; empty where there is none.

    `PurePath.suffix` says the same, ten times slower: listings ask for the endings of very many files.
    """
    name = _name(path)
    dot = name.rfind(".")
    return name[dot:].lower() if 0 < dot < len(name) - 1 else ""


def _name(path: str) -> str:
    return path[max(path.rfind("/"), path.rfind(os.sep)) + 1 :]


def language_of_path(path: str | PurePath, text: str = "") -> Language | None:
    """The language that a file's name tells, or None where it tells none; `text` decides where two share an ending."""
    name = _name(str(path))
    language = _by_file_name().get(name) or _by_ending().get(ending(name))
    if language is not None and _DOCUMENT.fullmatch(name):
        return None
    return dialect_of(language, name, text) if language and text else language


@cache
def _by_file_name() -> dict[str, Language]:
    return {name: language for language in reversed(all_languages()) for name in language.file_names}


@cache
def _by_ending() -> dict[str, Language]:
    """The languages by their endings; of two that share one, the first in the order of their ids."""
    return {name: language for language in reversed(all_languages()) for name in language.extensions}


def dialect_of(language: Language, path: str | PurePath, text: str) -> Language:
    """The language, or the one with which it shares the file's ending (`.h`) and that the text is in.

    Comments and strings say nothing: they are blanked before the signs of the other language are looked for.
    """
    sharing = _sharing(ending(str(path)))
    if not sharing or not text:
        return language
    head = text[:_REACH]
    for other, pattern in sharing:
        # Nearly always the whole text tells already that there is nothing to look for.
        if other is not language and pattern.search(head) and pattern.search(bare(language, head)):
            return other
    return language


@lru_cache(maxsize=1024)
def _sharing(suffix: str) -> tuple[tuple[Language, re.Pattern[str]], ...]:
    """The languages that share a file ending with another, and what gives each of them away."""
    return tuple(
        (language, re.compile(language.facts["shared"]["signs"], re.MULTILINE))
        for language in all_languages()
        if suffix in language.facts.get("shared", {}).get("extensions", ())
    )
