"""Writes and reads a rating form as a file, whose front matter names the pair and the rubric."""

from __future__ import annotations

import json
from collections.abc import Mapping

import attrs

from variorum.grading.content_hash import content_hash
from variorum.grading.rating_form import FilledForm, rating_form, read_form
from variorum.grading.rubric import Rubric
from variorum.grading.yaml_reader import Problem, read_yaml

ENDING = ".rating.md"
_FENCE = "---"
_FIELDS = ("rubric", "source", "target", "source_hash", "target_hash", "rater")


class SheetError(ValueError):
    """A text is no rating sheet; `line`, counted from 1, is where that shows."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


@attrs.frozen
class RatingSheet:
    """A sheet as far as its head goes. `source` and `target` are paths in the workspace; the hashes are those of
    the texts for which it was made. `form` starts behind `head_lines` lines.
    """

    rubric: str
    source: str
    target: str
    source_hash: str
    target_hash: str
    rater: str
    form: str
    head_lines: int

    def filled(self, rubric: Rubric) -> FilledForm:
        """Returns what is ticked; problems have the lines of the whole sheet."""
        found = read_form(self.form, rubric)
        found.problems = [Problem(line + self.head_lines, message) for line, message in found.problems]
        return found

    def stale(self, source: str, target: str) -> tuple[str, ...]:
        """Returns which of "source" and "target" is another text than the sheet was made for."""
        now = {"source": (self.source_hash, source), "target": (self.target_hash, target)}
        return tuple(name for name, (then, text) in now.items() if then != content_hash(text))


def rating_sheet(
    rubric: Rubric,
    *,
    source: str,
    target: str,
    source_text: str,
    target_text: str,
    rater: str,
    ticked: Mapping[str, float] | None = None,
) -> str:
    """Returns a sheet for a pair of files, empty or with marks that were given before."""
    values = (rubric.id, source, target, content_hash(source_text), content_hash(target_text), rater)
    # JSON's strings are YAML's as well, whatever the names hold.
    head = "".join(f"{name}: {json.dumps(value)}\n" for name, value in zip(_FIELDS, values, strict=True))
    return f"{_FENCE}\nvariorum: rating\n{head}{_FENCE}\n\n{rating_form(rubric, source, target, ticked)}"


def read_sheet(text: str) -> RatingSheet:
    """Returns the sheet in a text. Raises `SheetError` if its head cannot be used."""
    lines = text.removeprefix("\ufeff").split("\n")
    ends = [number for number, line in enumerate(lines) if number and line.rstrip() == _FENCE]
    if lines[0].rstrip() != _FENCE or not ends:
        raise SheetError(1, "a rating begins with front matter between two lines `---`")
    value, problems = read_yaml("\n".join(lines[1 : ends[0]]))
    if problems or value is None or not isinstance(value.content, dict):
        line, message = problems[0] if problems else Problem(0, "the front matter must hold keys and values")
        raise SheetError(line + 1, message)
    found: dict[str, str] = {}
    for name in _FIELDS:
        member = value.content.get(name)
        if member is None or not isinstance(member.content, str) or not member.content.strip():
            raise SheetError(member.line + 1 if member else 1, f"`{name}` must be a text; make the form anew")
        found[name] = member.content
    form = "\n".join(lines[ends[0] + 1 :])
    return RatingSheet(**found, form=form, head_lines=ends[0] + 1)
