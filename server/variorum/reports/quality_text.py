"""A file's quality score for a person at a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from variorum.reports.printable import visible
from variorum.reports.score_rows import named
from variorum.reports.score_text import bar
from variorum.reports.style import PLAIN, Style


class Point(Protocol):
    """One point of a dimension that a file earned or lost."""

    @property
    def text(self) -> str: ...


class Dimension(Protocol):
    """A scored dimension."""

    @property
    def value(self) -> float: ...
    @property
    def weight(self) -> float: ...
    @property
    def points(self) -> Sequence[object]: ...


class Quality(Protocol):
    """What a quality score shows."""

    @property
    def overall(self) -> float: ...
    @property
    def passed(self) -> bool: ...
    @property
    def dimensions(self) -> Mapping[str, Dimension]: ...
