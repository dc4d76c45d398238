"""Lists the configurations of a workflow: their differences from the default, and their output files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from variorum.reports.markup import markdown_code
from variorum.reports.printable import visible
from variorum.retrieval.configuration import Configuration, Step

# With more points than this, a hover is not readable.
_MOST = 20


def configurations_markdown(configurations: Sequence[Configuration], default: Configuration) -> str:
    """Returns a Markdown list item for each configuration."""
    lines = []
    for one in configurations[:_MOST]:
        changes = ", ".join(markdown_code(f"{name}: {value}") for name, value in _changes(one, default))
        lines.append(f"- **{markdown_code(one.name)}**: {changes or 'as the default'}")
    return "\n".join([*lines, *_more(configurations)])


def configurations_plain(configurations: Sequence[Configuration], default: Configuration) -> str:
    """Returns the list as plain text."""
    lines = []
    for one in configurations[:_MOST]:
        changes = ", ".join(f"{name}: {value}" for name, value in _changes(one, default))
        lines.append(visible(f"{one.name}: {changes or 'as the default'}"))
    return "\n".join([*lines, *_more(configurations)])


def _changes(one: Configuration, default: Configuration) -> Iterator[tuple[str, object]]:
    yield from _step_changes(one.judge, default.judge, "")
    if one.qrels.settings != one.judge.settings:
        yield from _step_changes(one.qrels, default.qrels, "qrels ")


def _step_changes(one: Step, other: Step, prefix: str) -> Iterator[tuple[str, object]]:
    base = attrs.asdict(other.settings)
    for name, value in attrs.asdict(one.settings).items():
        if value != base[name]:
            yield prefix + name, value
    for name in ("topic_format", "filebase"):
        if getattr(one, name) != getattr(other, name):
            yield prefix + name, getattr(one, name)


def _more(configurations: Sequence[Configuration]) -> list[str]:
    return [f"and {len(configurations) - _MOST} more"] if len(configurations) > _MOST else []
