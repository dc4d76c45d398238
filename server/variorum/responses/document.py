"""The response document: a prompt, one or two answers and their evaluation, as Markdown that people write.

The parts stand under first-level headings: `# Prompt`, `# Response A`, `# Response B`, `# Test results`
and `# Evaluation`. Without `# Evaluation`, `## Response Evaluation` begins the evaluation, and the
document may hold nothing else. Text that comes from elsewhere is kept in a fence whose info is `variorum`, so that
nothing in an answer, be it this very template, is ever read as a part of the document.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from variorum.judging.lined_yaml import read_yaml
from variorum.responses.evaluation import Evaluation, read_evaluation
from variorum.responses.headings import Heading, headings
from variorum.responses.problem import DocumentProblem
from variorum.syntax.embedding.fences import Fence, fences
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

FENCE_INFO: Final = "variorum"
EVALUATION_PART: Final = "evaluation"
_EVALUATION_TITLE: Final = "response evaluation"

_PARTS: Final = {
    "prompt": "prompt",
    "response": "A",
    "response a": "A",
    "response b": "B",
    "test results": "results",
    "evaluation": EVALUATION_PART,
}
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_KIND: Final = re.compile(r"^variorum[ \t]*:[ \t]*[\"']?response[\"']?[ \t\r]*$", re.MULTILINE)
# What only a grader writes. Inside an answer it is an attempt, or an accident, to be pointed out.
_SELF_GRADING: Final = re.compile(
    rb"^(?: {0,3}#{1,6}[ \t]*(?:Response Evaluation|Response [AB] Analysis|Comparative Analysis)\b"
    rb"|\*\*(?:Overall Quality|Preference Ranking):?\*\*"
    rb"|variorum[ \t]*:[ \t]*response\b)",
    re.IGNORECASE | re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the document. `heading` and `body` are byte ranges; `text` is what the part says.

    In a fenced section the body is what the fence holds, byte for byte.
    """

    heading: Span
    body: Span
    text: str


@dataclass(frozen=True, slots=True)
class ResponseDocument:
    """A response document as far as it could be read, with everything that is wrong with its form."""

    settings: Mapping[str, str]
    prompt: Section | None
    answers: Mapping[str, Section]
    results: Section | None
    evaluation: Evaluation | None
    problems: tuple[DocumentProblem, ...]
    doubled: frozenset[str]
    """The parts that are there twice, by the names "prompt", "A", "B", "results" and "evaluation"."""
    line_end: str = "\n"

    @property
    def has_texts(self) -> bool:
        """Whether there is anything but an evaluation: a prompt, an answer or test results."""
        return self.prompt is not None or bool(self.answers) or self.results is not None


def is_response_document(text: str) -> bool:
    """Whether the text opens with front matter that says `variorum: response`."""
    front = _front_matter(SourceText.of(text))
    return front is not None and _KIND.search(front.yaml) is not None


def parse_document(text: str) -> ResponseDocument:
    """The parts of a response document. Any text can be read; what is wrong is among the problems."""
    source = SourceText.of(text)
    return _Reader(source).document()


class _FrontMatter(NamedTuple):
    yaml: str
    end_line: int
    closed: bool


def _front_matter(source: SourceText) -> _FrontMatter | None:
    first = source.line_content(0).removeprefix(_BYTE_ORDER_MARK)
    if first.rstrip() != b"---":
        return None
    for line in range(1, len(source.line_starts)):
        if source.line_content(line).rstrip() in (b"---", b"..."):
            yaml = source.slice(Span(source.line_starts[1], source.line_starts[line]))
            return _FrontMatter(yaml, line + 1, closed=True)
    return _FrontMatter("", 1, closed=False)


class _Reader:
    """One reading of one document; problems are gathered on the way."""

    def __init__(self, source: SourceText) -> None:
        self.source = source
        self.line_count = len(source.line_starts)
        self.problems: list[DocumentProblem] = []
        self.doubled: set[str] = set()

    def document(self) -> ResponseDocument:
        front = _front_matter(self.source)
        settings = self._settings(front)
        parts = self._parts(front.end_line if front else 0)
        sections = {name: self._section(*place) for name, place in parts.items() if name != EVALUATION_PART}
        answers = {name: section for name, section in sections.items() if name in ("A", "B")}
        for name, answer in answers.items():
            self._report_self_grading(name, answer)
        evaluation = None
        if EVALUATION_PART in parts:
            heading, end_line = parts[EVALUATION_PART]
            evaluation, problems = read_evaluation(self.source, heading.line + 1, end_line)
            evaluation.heading = heading.span
            self.problems.extend(problems)
        if evaluation is None or sections:
            self._report_missing(sections)
        return ResponseDocument(
            settings=settings,
            prompt=sections.get("prompt"),
            answers=answers,
            results=sections.get("results"),
            evaluation=evaluation,
            problems=tuple(sorted(self.problems)),
            doubled=frozenset(self.doubled),
            line_end="\r\n" if b"\r\n" in self.source.data else "\n",
        )

    def _report(self, span: Span, message: str) -> None:
        self.problems.append(DocumentProblem(span, self.source.line_at(span.start) + 1, message))

    def _settings(self, front: _FrontMatter | None) -> dict[str, str]:
        if front is None:
            return {}
        if not front.closed:
            self._report(self.source.line_span(0), "the front matter is never closed; end it by a line `---`")
            return {}
        value, problems = read_yaml(front.yaml)
        for problem in problems:
            # The line of `---` stands before the first line of the YAML.
            self._report(self.source.line_span(problem.line), f"front matter: {problem.message}")
        if value is None:
            return {}
        if not isinstance(value.content, dict):
            self._report(self.source.line_span(0), "the front matter must be a mapping of keys to values")
            return {}
        members = value.content.items()
        return {key: str(member.content) for key, member in members if isinstance(member.content, str | int)}

    def _parts(self, first_line: int) -> dict[str, tuple[Heading, int]]:
        """Each part's heading and the line after its last. Of two parts with one name the first is read.

        Two evaluations are withheld both: one of them may come out of an answer.
        """
        found = [(name, heading) for name, heading in self._named_headings(first_line)]
        parts: dict[str, tuple[Heading, int]] = {}
        for index, (name, heading) in enumerate(found):
            end_line = found[index + 1][1].line if index + 1 < len(found) else self.line_count
            if name not in parts:
                parts[name] = (heading, end_line)
                continue
            self.doubled.add(name)
            first = parts[name][0].line + 1
            advice = f"if an answer contains it, put the answer in a fence marked `{FENCE_INFO}`"
            self._report(heading.span, f"`{heading.title}` is there twice, first on line {first}; {advice}")
        if EVALUATION_PART in self.doubled:
            del parts[EVALUATION_PART]
        return parts

    def _named_headings(self, first_line: int) -> Iterator[tuple[str, Heading]]:
        """The headings of parts, in their order. `## Response Evaluation` is one where no `# Evaluation` is."""
        found = list(headings(self.source, first_line, self.line_count))
        named = [(_PARTS.get(one.title.casefold()) if one.level == 1 else None, one) for one in found]
        is_stated = any(name == EVALUATION_PART for name, _ in named)
        before: Heading | None = None
        for name, heading in named:
            if name is not None:
                before = heading
                yield name, heading
            elif not is_stated and heading.title.casefold() == _EVALUATION_TITLE and heading.level <= 2:
                # Behind a text that stands in no fence it may be a part of that text.
                if before is None or self._fence_under(before) is not None:
                    yield EVALUATION_PART, heading

    def _section(self, heading: Heading, end_line: int) -> Section:
        fence = self._fence_under(heading, end_line)
        if fence is not None:
            return self._fenced_section(heading, fence, end_line)
        body = self._trimmed(heading.line + 1, end_line)
        return Section(heading.span, body, self.source.slice(body))

    def _fence_under(self, heading: Heading, end_line: int | None = None) -> Fence | None:
        """The fence that holds the text of a part, if there is one."""
        end = self.line_count if end_line is None else end_line
        first_line = heading.line + 1
        while first_line < end and not self.source.line_content(first_line).strip():
            first_line += 1
        fence = next(fences(self.source, first_line, end), None)
        is_one = fence is not None and fence.first_line == first_line and fence.info == FENCE_INFO
        return fence if is_one else None

    def _fenced_section(self, heading: Heading, fence: Fence, end_line: int) -> Section:
        if not fence.closed:
            opening = self.source.line_span(fence.first_line)
            self._report(opening, f"the fence under `{heading.title}` is never closed")
        rest = self._trimmed(fence.last_line + 1, end_line)
        if rest.end > rest.start:
            self._report(rest, f"text after the fence is no part of `{heading.title}`")
        # The line end before the closing line belongs to the fence, in the form that the opening line has.
        opening_line = self.source.slice(self.source.line_span(fence.first_line))
        line_end = "\r\n" if opening_line.endswith("\r\n") else "\n"
        held = self.source.slice(fence.body)
        kept = held.removesuffix(line_end) if fence.closed else held
        body = Span(fence.body.start, fence.body.end - (len(held) - len(kept)))
        return Section(heading.span, body, kept)

    def _trimmed(self, first_line: int, end_line: int) -> Span:
        """The range of the lines `[first_line, end_line)` without blank lines at either end."""
        lines = range(first_line, max(first_line, end_line))
        full = [line for line in lines if self.source.line_content(line).strip()]
        if not full:
            start = self.source.line_span(first_line).start
            return Span(start, start)
        end = self.source.line_span(full[-1]).start + len(self.source.line_content(full[-1]))
        return Span(self.source.line_span(full[0]).start, end)

    def _report_self_grading(self, name: str, answer: Section) -> None:
        found = _SELF_GRADING.search(self.source.data, answer.body.start, answer.body.end)
        if found is not None:
            span = Span(found.start(), found.end())
            self._report(span, f"answer {name} contains a part of the evaluation template; it grades nothing")

    def _report_missing(self, sections: Mapping[str, Section]) -> None:
        start = self.source.line_span(0)
        if "prompt" not in sections:
            self._report(start, "the section `# Prompt` is missing")
        if "A" not in sections:
            self._report(start, "the section `# Response A` is missing")
