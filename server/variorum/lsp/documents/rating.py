"""Shows what a rating form lacks while a person fills it in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from variorum.grading.rating_sheet import SheetError, read_sheet
from variorum.grading.shipped_rubrics import load_rubric, rubric_names
from variorum.grading.yaml_reader import Problem
from variorum.lsp.documents.companion import Companion
from variorum.lsp.documents.document_view import DocumentView
from variorum.lsp.protocol.constants import SOURCE
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.protocol.versioned_text import VersionedText
from variorum.rules.finding import Severity
from variorum.syntax.span import Span

COMMAND = "variorum.storeRating"


class RatingView(DocumentView):
    """A rating form: its problems, and how much of it is filled in."""

    def __init__(
        self, versioned: VersionedText, companions: Sequence[Companion | None] = (), before: object = None
    ) -> None:
        super().__init__(versioned, companions, before)
        self.problems, self.title = _read(str(versioned.text))

    def diagnostics(self) -> Iterator[Json]:
        """Yields what the form lacks, each on its line."""
        return (line_diagnostic(self.versioned, one, "rating") for one in self.problems)

    def lenses(self) -> Iterable[Json]:
        """Returns one lens above the form, which stores it or says how far it is."""
        place = range_of(self.versioned.text, Span(0, 0), self.versioned.capabilities.encoding)
        command = {"title": self.title, "command": COMMAND, "arguments": [{"uri": self.versioned.uri}]}
        return [{"range": place, "command": command}]


def line_diagnostic(versioned: VersionedText, problem: Problem, code: str) -> Json:
    """Returns a problem as a warning on its whole line."""
    text = versioned.text
    line = min(problem.line, len(text.line_starts)) - 1
    start = text.line_starts[line]
    return {
        "range": range_of(
            text, Span(start, start + len(text.line_content(line))), versioned.capabilities.encoding
        ),
        "severity": int(Severity.WARNING),
        "code": code,
        "source": SOURCE,
        "message": problem.message,
    }


def _read(text: str) -> tuple[tuple[Problem, ...], str]:
    """Returns what is wrong with a form, and what its lens says."""
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
