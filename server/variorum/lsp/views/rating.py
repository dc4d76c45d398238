"""Rating forms: what they lack is shown while a person fills them in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from variorum.grading.rating_sheet import SheetError, read_sheet
from variorum.grading.shipped_rubrics import load_rubric, rubric_names
from variorum.grading.yaml_reader import Problem
from variorum.lsp.convert import SOURCE
from variorum.lsp.params import Json
from variorum.lsp.positions import range_of
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.views.view import View
from variorum.rules.finding import Severity
from variorum.syntax.span import Span

COMMAND = "variorum.storeRating"


def view_of(snapshot: Snapshot) -> RatingView:
    """The view of a rating form."""
    return RatingView(snapshot)


class RatingView(View):
    """A rating form: its problems, and how much of it is filled in."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__(snapshot)
        self.problems, self.title = _read(str(snapshot.text))

    def diagnostics(self) -> Iterator[Json]:
        """What the form lacks, each under the line that it is about."""
        return (line_diagnostic(self.snapshot, one, "rating") for one in self.problems)

    def lenses(self) -> Iterable[Json]:
        """One above the form, which stores it or says how far it is."""
        place = range_of(self.snapshot.text, Span(0, 0), self.snapshot.abilities.encoding)
        command = {"title": self.title, "command": COMMAND, "arguments": [{"uri": self.snapshot.uri}]}
        return [{"range": place, "command": command}]


def line_diagnostic(snapshot: Snapshot, problem: Problem, code: str) -> Json:
    """A problem as a warning under all that stands on its line."""
    text = snapshot.text
    line = min(problem.line, len(text.line_starts)) - 1
    start = text.line_starts[line]
    return {
        "range": range_of(
            text, Span(start, start + len(text.line_content(line))), snapshot.abilities.encoding
        ),
        "severity": int(Severity.WARNING),
        "code": code,
        "source": SOURCE,
        "message": problem.message,
    }


def _read(text: str) -> tuple[tuple[Problem, ...], str]:
    """What is wrong with a form, and what its lens says."""
    try:
        sheet = read_sheet(text)
    except SheetError as error:
        return (Problem(error.line, str(error)),), "This is no rating form yet"
    if sheet.rubric not in rubric_names():
        # A rubric of the workspace is read when the form is stored.
        return (), "Store this rating"
    rubric = load_rubric(sheet.rubric)
    form = sheet.filled(rubric)
    if not form.problems:
        return (), "Store this rating"
    return tuple(form.problems), f"{len(form.values)} of {len(rubric.dimensions)} rated"
