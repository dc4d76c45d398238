"""Finds the language folders; adding a folder is all that adding a language takes."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import PurePath

from variorum.languages.bare import bare
from variorum.languages.language import Language, UnknownLanguage

# A file shows early what it is written in.
_REACH = 50_000


@cache
def language_ids() -> tuple[str, ...]:
    """The LSP ids of every supported language, sorted."""
    folders = files(__package__).iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.joinpath("language.toml").is_file()))


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


def language_of_path(path: str | PurePath, text: str = "") -> Language | None:
    """The language that a file's name tells, or None where it tells none; `text` decides where two share an ending."""
    name = PurePath(path).name
    for language in all_languages():
        if name in language.file_names or PurePath(name).suffix.lower() in language.extensions:
            return dialect_of(language, name, text)
    return None


def dialect_of(language: Language, path: str | PurePath, text: str) -> Language:
    """The language, or the one with which it shares the file's ending (`.h`) and that the text is in.

    Comments and strings say nothing: they are blanked before the signs of the other language are looked for.
    """
    suffix = PurePath(path).suffix.lower()
    head = text[:_REACH]
    for other, pattern in _sharing(suffix) if text else ():
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
