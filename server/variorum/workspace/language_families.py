"""Groups files into language families. Names are visible only within a family."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.languages import Language, language_of_path
from variorum.syntax.embedding.host import Holding, host_of_path

# The family of the languages that run in pages.
_SCRIPTS = "ecmascript"


def family_of(path: str) -> str | None:
    """Returns the family of a file's language, or of the scripts of a page. Returns None if the language has none."""
    language = language_of_path(path)
    if language is not None:
        return family_of_language(language)
    host = host_of_path(path)
    return _SCRIPTS if host is not None and host.holding is Holding.SCRIPTS else None


def families_of(paths: Iterable[str]) -> frozenset[str]:
    """Returns the families of some files."""
    return frozenset(family for path in paths if (family := family_of(path)) is not None)


def family_of_language(language: Language) -> str | None:
    """Returns the family in `[workspace]` of a language."""
    family: str | None = language.facts.get("workspace", {}).get("family")
    return family
