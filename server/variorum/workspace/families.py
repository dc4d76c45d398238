"""Which files of a workspace know of each other's names: those of languages of one family."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.languages import Language, language_of_path


def family_of(path: str) -> str | None:
    """The family of a file's language; None where files do not know of each other."""
    language = language_of_path(path)
    return None if language is None else family_of_language(language)


def families_of(paths: Iterable[str]) -> frozenset[str]:
    """The families of some files."""
    found = {language_of_path(path) for path in paths}
    families = (family_of_language(language) for language in found if language is not None)
    return frozenset(family for family in families if family is not None)


def family_of_language(language: Language) -> str | None:
    """The family that `[workspace]` of a language states."""
    family: str | None = language.facts.get("workspace", {}).get("family")
    return family
