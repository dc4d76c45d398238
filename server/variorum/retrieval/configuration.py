"""Defines a configuration of the judge: the settings of its two steps and the names of their files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Final

import attrs

from variorum.retrieval.settings import Settings

DEFAULT_NAME: Final = "default"

_VARIABLE: Final = re.compile(r"\{(\w+)\}")
# What file systems refuse in a name, or read as the end of a folder or a drive.
_UNFIT: Final = re.compile(r'[\x00-\x1f\x7f\\:*?"<>|]')
_LONGEST: Final = 200


class TemplateError(ValueError):
    """A `filebase` that makes no name of a file inside the output folder; the message says why."""


@attrs.frozen
class Step:
    """What one step, scoring or relevance judgements, is run with.

    `filebase` is the start of its files' names, perhaps with folders before it; None if the workflow names none.
    """

    settings: Settings = attrs.field(factory=Settings)
    topic_format: str | None = None
    filebase: str | None = None


@attrs.frozen
class Configuration:
    """The workflow's own settings, one of its variants, or one point of a sweep."""

    name: str = DEFAULT_NAME
    judge: Step = attrs.field(factory=Step)
    qrels: Step = attrs.field(factory=Step)


def expand_template(template: str, variables: Mapping[str, str]) -> str:
    """Returns a `filebase` with its variables replaced: `{_name}` and the settings, such as `{min_length}`.

    Raises `TemplateError` for an unknown variable and for a name that would lie outside the output folder.
    """
    unknown = [name for name in _VARIABLE.findall(template) if name not in variables]
    if unknown:
        raise TemplateError(
            f"`filebase` has an unknown variable {{{unknown[0]}}}; known: {', '.join(variables)}"
        )
    name = _VARIABLE.sub(lambda found: variables[found[1]], template).strip()
    path = PurePosixPath(name)
    if (
        not path.name
        or path.is_absolute()
        or ".." in path.parts
        or _UNFIT.search(name)
        or len(name) > _LONGEST
    ):
        raise TemplateError(f"`filebase` must name a file inside the output folder, not {name[:_LONGEST]!r}")
    return str(path)
