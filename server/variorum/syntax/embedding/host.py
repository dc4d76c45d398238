"""Defines the kinds of documents that contain code of other languages, and detects them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import PurePath

import attrs

from variorum.languages import ending
from variorum.syntax.embedding.html import html_regions
from variorum.syntax.embedding.markdown import markdown_regions
from variorum.syntax.embedding.region import Region
from variorum.syntax.source_text import SourceText


class Holding(Enum):
    """What the code in a document is."""

    EXCERPTS = "excerpts"
    """Shown to readers: the rest of the program is missing."""
    SCRIPTS = "scripts"
    """Run as they are, beside others that may bind the names they read."""


@attrs.frozen(eq=False)
class Host:
    """A kind of document that contains code. `id` is the LSP language id."""

    id: str
    extensions: frozenset[str]
    holding: Holding
    regions: Callable[[SourceText], Iterator[Region]]


HOSTS = (
    Host("markdown", frozenset({".md", ".markdown"}), Holding.EXCERPTS, markdown_regions),
    Host("html", frozenset({".html", ".htm", ".xhtml"}), Holding.SCRIPTS, html_regions),
)

_BY_ENDING = {name: host for host in HOSTS for name in host.extensions}


def host_named(identifier: str) -> Host | None:
    """Returns the kind of document with this LSP language id, or None."""
    return next((host for host in HOSTS if host.id == identifier), None)


def host_of_path(path: str | PurePath) -> Host | None:
    """Returns the kind of document by a file's name, or None if it contains no code."""
    return _BY_ENDING.get(ending(str(path)))
