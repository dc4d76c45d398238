"""The evaluation inside a response document: ratings, labels, ranking and justification, as written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from variorum.responses.dimensions import TITLES
from variorum.responses.headings import Heading, headings, prose_lines
from variorum.responses.label import LABELS
from variorum.responses.problem import DocumentProblem
from variorum.syntax.source_text import SourceText, decode, encode
from variorum.syntax.span import Span

_FIELD: Final = re.compile(rb"[ \t]*\*\*([^*\r\n]{1,60}?)(?::\*\*|\*\*[ \t]*:)[ \t]*(.*)")
_RATING: Final = re.compile(r"\[?([123])\]?(?!\S)(?:\s*[-–—:]?\s*)(.*)", re.DOTALL)
_PREFERENCE: Final = re.compile(r"\[?([+\-−]?[012])\]?(?!\S)")
# What a template leaves for the grader to write over: words in brackets and nothing else.
_PLACEHOLDER: Final = re.compile(r"\[[^\[\]]{1,400}\]")
_BULLET: Final = re.compile(r"^[ \t]*[-*+][ \t]+", re.MULTILINE)
_DIMENSIONS: Final = {title.casefold(): name for name, title in TITLES.items()}
_OVERALL: Final = "overall quality"
_POINTS: Final = ("strengths", "weaknesses")
_NOWHERE: Final = Span(0, 0)

DRAFT_MARK: Final = "(draft)"
"""What stands before an explanation until a person has accepted the rating."""


class Passage(NamedTuple):
    """Words of the grader and their byte range; `draft` is the mark of words that nobody has accepted yet."""

    span: Span
    text: str
    draft: Span | None = None


class Rating(NamedTuple):
    """A dimension's rating: 3, 2, 1, or None while it is open. `explanation` may be empty.

    `span` is the whole field, `written` what stands after its name, `explanation_span` the explanation, and
    `draft` the mark of a rating that nobody has accepted yet.
    """

    span: Span
    written: Span
    value: int | None
    explanation: str
    explanation_span: Span
    draft: Span | None = None


class ChosenLabel(NamedTuple):
    """The overall label that the grader wrote, or None while it is open; `written` is what follows the name.

    `draft` is the mark of one that nobody has accepted yet, with the blanks before it.
    """

    span: Span
    written: Span
    label: str | None
    draft: Span | None = None


class Ranking(NamedTuple):
    """The preference that the grader wrote, in `[-2, 2]`, or None while it is open.

    `draft` is the mark of one that nobody has accepted yet, with the blanks before it.
    """

    span: Span
    written: Span
    value: int | None
    draft: Span | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """The grades of one answer. `span` runs from the heading to the end of what is written under it.

    `placeholder` is what stands there in place of the fields, such as `[Same structure as Response A]`.
    """

    heading: Span
    span: Span
    ratings: Mapping[str, Rating]
    overall: ChosenLabel | None
    placeholder: Span | None = None
    strengths: Passage | None = None
    weaknesses: Passage | None = None


@dataclass(slots=True)
class Evaluation:
    """Everything that the grader wrote, by its place in the template; what is not there is None or empty.

    A passage that holds only the template's placeholder has no text; its span is that of the placeholder.
    `heading` is that of the evaluation, `span` what stands under it, `comparison` the heading of the comparative analysis.
    """

    summary: Passage | None = None
    analyses: dict[str, Analysis] = field(default_factory=dict)
    ranking: Ranking | None = None
    justification: Passage | None = None
    differences: Passage | None = None
    comparison: Span | None = None
    heading: Span = _NOWHERE
    span: Span = _NOWHERE

    @property
    def differentiators(self) -> tuple[str, ...]:
        """The bullets of the key differentiators."""
        return points_of(self.differences) if self.differences else ()


def read_evaluation(
    source: SourceText, first_line: int, end_line: int
) -> tuple[Evaluation, list[DocumentProblem]]:
    """The evaluation on the lines `[first_line, end_line)`, and the problems of its form."""
    return _Reader(source).read(first_line, end_line)


class _Field(NamedTuple):
    name: str
    span: Span
    written: Span
    text: str


class _Reader:
    def __init__(self, source: SourceText) -> None:
        self.source = source
        self.problems: list[DocumentProblem] = []
        self.evaluation = Evaluation()

    def read(self, first_line: int, end_line: int) -> tuple[Evaluation, list[DocumentProblem]]:
        self.evaluation.span = self._lines(first_line, end_line).span
        found = list(headings(self.source, first_line, end_line))
        seen: dict[str, int] = {}
        for index, heading in enumerate(found):
            after = found[index + 1].line if index + 1 < len(found) else end_line
            name = heading.title.casefold()
            if name in seen:
                self._report(heading.span, f"`{heading.title}` is there twice, first on line {seen[name]}")
                continue
            seen[name] = heading.line + 1
            self._part(name, heading, after)
        return self.evaluation, self.problems

    def _part(self, name: str, heading: Heading, end_line: int) -> None:
        if name == "prompt summary":
            summary = self._lines(heading.line + 1, end_line)
            # An empty one is where a text would begin: behind the heading.
            place = summary.span if summary.text else Span(heading.span.end, heading.span.end)
            self.evaluation.summary = _written(Passage(place, summary.text))
        elif name in ("response a analysis", "response b analysis"):
            answer = name.split()[1].upper()
            self.evaluation.analyses[answer] = self._analysis(heading, end_line)
        elif name == "comparative analysis":
            self._comparison(heading, end_line)

    def _report(self, span: Span, message: str) -> None:
        self.problems.append(DocumentProblem(span, self.source.line_at(span.start) + 1, message))

    def _analysis(self, heading: Heading, end_line: int) -> Analysis:
        ratings: dict[str, Rating] = {}
        points: dict[str, Passage] = {}
        overall = None
        for entry in self._fields(heading, end_line):
            dimension = _DIMENSIONS.get(entry.name)
            if dimension is not None:
                ratings[dimension] = self._rating(entry)
            elif entry.name == _OVERALL:
                overall = self._label(entry)
            elif entry.name in _POINTS:
                points[entry.name] = _written(Passage(entry.written, entry.text))
            else:
                known = ", ".join([*TITLES.values(), "Overall Quality", "Strengths", "Weaknesses"])
                self._report(entry.span, f"unknown field; known: {known}")
        body = self._lines(heading.line + 1, end_line)
        placeholder = body.span if is_placeholder(body.text) else None
        span = Span(heading.span.start, max(heading.span.end, body.span.end))
        return Analysis(heading.span, span, ratings, overall, placeholder, **points)

    def _comparison(self, heading: Heading, end_line: int) -> None:
        self.evaluation.comparison = heading.span
        for entry in self._fields(heading, end_line):
            if entry.name == "preference ranking":
                self.evaluation.ranking = self._ranking(entry)
            elif entry.name == "justification":
                self.evaluation.justification = _written(Passage(entry.written, entry.text))
            elif entry.name == "key differentiators":
                self.evaluation.differences = _written(Passage(entry.written, entry.text))

    def _rating(self, entry: _Field) -> Rating:
        match = _RATING.fullmatch(entry.text)
        if match is None:
            if not is_open_field(entry.text):
                self._report(entry.span, "a rating is 3, 2 or 1, with the explanation after a dash")
            return Rating(entry.span, entry.written, None, entry.text, entry.written)
        value, explanation = int(match[1]), match[2].strip()
        place = _place(entry, explanation, len(entry.text) - len(match[2].lstrip()))
        if is_placeholder(explanation):
            return Rating(entry.span, entry.written, value, "", place)
        if not explanation.startswith(DRAFT_MARK):
            return Rating(entry.span, entry.written, value, explanation, place)
        mark = Span(place.start, place.start + len(DRAFT_MARK))
        rest = explanation.removeprefix(DRAFT_MARK).lstrip()
        accepted = Span(place.end - len(encode(rest)), place.end)
        return Rating(entry.span, entry.written, value, rest, accepted, mark)

    def _label(self, entry: _Field) -> ChosenLabel:
        kept = entry.text.removesuffix(DRAFT_MARK).rstrip()
        mark = _place(entry, entry.text[len(kept) :], len(kept)) if kept != entry.text else None
        written = kept.strip("[]*. ").casefold()
        for label in LABELS:
            if written == label.casefold():
                return ChosenLabel(entry.span, entry.written, label, mark)
        if not is_open_field(entry.text):
            self._report(entry.span, f"the overall quality is one of {', '.join(LABELS)}")
        return ChosenLabel(entry.span, entry.written, None)

    def _ranking(self, entry: _Field) -> Ranking:
        match = _PREFERENCE.match(entry.text)
        if match is not None:
            value = int(match[1].replace("−", "-"))
            rest = entry.text[match.end() :]
            draft = None
            if rest.lstrip().startswith(DRAFT_MARK):
                draft = _place(entry, rest[: rest.index(DRAFT_MARK) + len(DRAFT_MARK)], match.end())
            return Ranking(entry.span, entry.written, value, draft)
        if not is_open_field(entry.text):
            self._report(entry.span, "the ranking is one of +2, +1, 0, -1 and -2")
        return Ranking(entry.span, entry.written, None)

    def _fields(self, heading: Heading, end_line: int) -> Iterator[_Field]:
        """The bold fields under a heading; each runs to the next. Of two with one name the first counts."""
        starts: list[tuple[int, re.Match[bytes]]] = []
        for line in prose_lines(self.source, heading.line + 1, end_line):
            match = _FIELD.fullmatch(self.source.line_content(line))
            if match is not None:
                starts.append((line, match))
        seen: dict[str, int] = {}
        for index, (line, match) in enumerate(starts):
            after = starts[index + 1][0] if index + 1 < len(starts) else end_line
            entry = self._field(line, match, after)
            if entry.name in seen:
                self._report(entry.span, f"this field is there twice, first on line {seen[entry.name]}")
                continue
            seen[entry.name] = line + 1
            yield entry

    def _field(self, line: int, match: re.Match[bytes], end_line: int) -> _Field:
        start = self.source.line_span(line).start
        whole = Span(start, self.source.line_span(end_line).start)
        end = start + len(self.source.data[whole.start : whole.end].rstrip())
        # A field whose words begin on the next line is written there.
        first = min(start + match.start(2), end)
        rest = self.source.data[first:end]
        written = Span(first + len(rest) - len(rest.lstrip()), end)
        name = decode(match[1]).strip().casefold()
        return _Field(name, Span(start, end), written, self.source.slice(written))

    def _lines(self, first_line: int, end_line: int) -> Passage:
        start = self.source.line_span(first_line).start
        data = self.source.data[start : self.source.line_span(end_line).start]
        leading = len(data) - len(data.lstrip())
        span = Span(start + leading, start + max(leading, len(data.rstrip())))
        return Passage(span, self.source.slice(span))


def _place(entry: _Field, part: str, start: int) -> Span:
    """The bytes of a part of a field's text that begins at a character."""
    first = entry.written.start + len(encode(entry.text[:start]))
    return Span(first, first + len(encode(part)))


def _written(passage: Passage) -> Passage:
    """A passage as it was written: without the text of a placeholder, and its words apart from the mark of a draft."""
    if is_placeholder(passage.text):
        return Passage(passage.span, "")
    if not passage.text.startswith(DRAFT_MARK):
        return passage
    start, end = passage.span
    words = passage.text.removeprefix(DRAFT_MARK).lstrip()
    return Passage(Span(end - len(encode(words)), end), words, Span(start, start + len(DRAFT_MARK)))


def points_of(passage: Passage) -> tuple[str, ...]:
    """The bullets of a passage that are not placeholders."""
    points = _BULLET.split(passage.text)
    return tuple(point.strip() for point in points if point.strip() and not is_placeholder(point))


def is_placeholder(text: str) -> bool:
    """Whether a text is nothing but a placeholder in brackets."""
    return _PLACEHOLDER.fullmatch(text.strip()) is not None


def is_open_field(text: str) -> bool:
    """Whether a field still holds nothing, or the template's bracketed placeholder."""
    return not text or (text.startswith("[") and "/" in text)
