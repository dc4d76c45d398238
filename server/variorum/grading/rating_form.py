"""Writes and reads the Markdown form on which a person rates a translation, one box per level."""

from __future__ import annotations

import re
from collections.abc import Mapping

import attrs

from variorum.grading.prompt_escaping import escape_invisible, split_lines
from variorum.grading.rubric import Dimension, Rubric
from variorum.grading.yaml_reader import Problem

_HEADING = re.compile(r"##\s+(?=\S)(?P<title>.+)(?<=\S)\s+\((?P<id>[a-z][a-z0-9_-]*)\)\s*$")
_BOX = re.compile(r"\s*[-*]\s+\[(?P<tick>[^\]]*)\]\s+(?P<value>\d+(?:\.\d+)?)\b")
_NOTE = "## Note"
# What begins a link, an image or HTML inside a line of Markdown, and the marks by which readers find bare links.
_LINKING = re.compile(r"[\[\]<\\]|:(?=//)|(?<=www)\.", re.I)


@attrs.define(slots=False)
class FilledForm:
    """The ticked values, the note, and the problems of a form with their lines."""

    values: dict[str, float] = attrs.field(factory=dict)
    note: str = ""
    problems: list[Problem] = attrs.field(factory=list)


def rating_form(rubric: Rubric, source: str, target: str, ticked: Mapping[str, float] | None = None) -> str:
    """Returns an empty form for a pair of files, or one with marks that were given before.

    `source` and `target` are the files' names.
    """
    head = [
        f"# {_words(rubric.title)}",
        f"`{_plain(target)}`, translated from `{_plain(source)}`. Put an x into one box of each part and save.",
    ]
    parts = [_part(dimension, (ticked or {}).get(dimension.id)) for dimension in rubric.dimensions]
    return "\n\n".join([*head, *parts, f"{_NOTE}\n"]) + "\n"


def read_form(text: str, rubric: Rubric) -> FilledForm:
    """Returns the marks on a form. Every dimension without exactly one tick on a level of its own is a problem."""
    form = FilledForm()
    lines = split_lines(text)
    headings = _headings(lines, rubric, form.problems)
    ticks: dict[str, list[tuple[int, float]]] = {name: [] for name in headings}
    current: str | None = None
    for number, line in enumerate(lines, start=1):
        if line.strip() == _NOTE:
            form.note = "\n".join(lines[number:]).strip()
            break
        if found := _HEADING.match(line):
            current = found["id"] if headings.get(found["id"]) == number else None
        elif (box := _BOX.match(line)) and current is not None and box["tick"].strip():
            ticks[current].append((number, float(box["value"])))
    for dimension in rubric.dimensions:
        _mark(dimension, headings.get(dimension.id), ticks.get(dimension.id, []), rubric, form)
    form.problems.sort()
    return form


def _headings(lines: list[str], rubric: Rubric, problems: list[Problem]) -> dict[str, int]:
    """Returns the line on which the part of each dimension starts."""
    known = {dimension.id for dimension in rubric.dimensions}
    found: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        if line.strip() == _NOTE:
            break
        match = _HEADING.match(line)
        if match is None:
            continue
        if match["id"] not in known:
            problems.append(Problem(number, f"{match['id']} is not a dimension of the rubric {rubric.id}"))
        elif match["id"] in found:
            problems.append(Problem(number, f"{match['id']} is there twice; keep one"))
        else:
            found[match["id"]] = number
    return found


def _mark(
    dimension: Dimension,
    heading: int | None,
    ticks: list[tuple[int, float]],
    rubric: Rubric,
    form: FilledForm,
) -> None:
    if heading is None:
        form.problems.append(Problem(1, f"the part `## {dimension.title} ({dimension.id})` is missing"))
    elif not ticks:
        form.problems.append(Problem(heading, f"{dimension.title}: put an x into one of its boxes"))
    elif len(ticks) > 1:
        form.problems.append(Problem(ticks[1][0], f"{dimension.title}: only one box can be ticked"))
    elif ticks[0][1] not in rubric.grid:
        form.problems.append(
            Problem(ticks[0][0], f"{dimension.title}: {ticks[0][1]:g} is not one of its levels")
        )
    else:
        form.values[dimension.id] = ticks[0][1]


def _part(dimension: Dimension, ticked: float | None) -> str:
    boxes = [
        f"- [{'x' if level.value == ticked else ' '}] {level.value:g}: {_words(level.means)}"
        for level in dimension.levels
    ]
    head = f"## {_words(dimension.title)} ({dimension.id})"
    return "\n".join([head, "", _words(dimension.asks), "", *boxes])


def _words(text: str) -> str:
    """Returns the words of a rubric on one line, without links: the rubric may have come with the workspace."""
    return _LINKING.sub(r"\\\g<0>", escape_invisible(" ".join(text.split())))


def _plain(name: str) -> str:
    """Returns a file's name inside a code span."""
    return escape_invisible(re.sub(r"[`\x00-\x1f]", "?", name))
