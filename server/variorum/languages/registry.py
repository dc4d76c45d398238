"""Finds the language folders; adding a folder is all that adding a language takes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import PurePath

from variorum.languages.language import Language, UnknownLanguage


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


def language_of_path(path: str | PurePath) -> Language | None:
    """The language that a file's name tells, or None where it tells none."""
    name = PurePath(path).name
    for language in all_languages():
        if name in language.file_names or PurePath(name).suffix.lower() in language.extensions:
            return language
    return None
