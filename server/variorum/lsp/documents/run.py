"""Shows what is wrong with each line of a retrieval run, and how the answer on it is scored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from variorum.lsp.documents.companion import Companion
from variorum.lsp.documents.document_view import DocumentView
from variorum.lsp.protocol.constants import SOURCE
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.protocol.versioned_text import VersionedText
from variorum.reports.answer_score import answer_lens, answer_markdown, answer_plain
from variorum.retrieval.answer_score import RetrievalScore
from variorum.retrieval.configuration import Step
from variorum.retrieval.json_lines import LineProblem
from variorum.retrieval.run_document import RunDocument, score_answer
from variorum.retrieval.runs import Answer
from variorum.retrieval.settings import Settings
from variorum.retrieval.topics import Topic, Topics, parse_topics
from variorum.retrieval.workflow import WorkflowError, parse_workflow
from variorum.rules.finding import Severity
from variorum.syntax.source_text import SourceText, encode
from variorum.syntax.span import Span


class RunView(DocumentView):
    """A run file with its topics and its workflow. A line is scored when it is shown."""

    def __init__(
        self, versioned: VersionedText, companions: Sequence[Companion | None] = (), before: object = None
    ) -> None:
        super().__init__(versioned, companions, before)
        # Lines that have not changed since the version before are not read again.
        self.document = RunDocument.read(versioned.text, before if isinstance(before, RunDocument) else None)
        topics, workflow = companions
        self.workflow_file = workflow
        self.topics = _topics(topics.text, self._step().topic_format) if topics is not None else None

    def for_successor(self) -> RunDocument:
        """Returns the lines as they are read."""
        return self.document

    def diagnostics(self) -> Iterator[Json]:
        """Yields what is wrong with the lines, and without topics one note that says what is missing."""
        if self.topics is None:
            yield self._note(
                f"No {self.versioned.settings.topics} was found beside this run or in a folder above, so no answer "
                "is scored. The setting `retrieval.topics` names the file."
            )
        for problem in self.document.problems(self.topics):
            yield self._diagnostic(problem)

    def lenses(self) -> Iterator[Json]:
        """Yields a lens above each line with an answer to a known topic. The line is scored when the lens is visible."""
        if self.topics is None:
            return
        known, uri = self.topics.by_id, self.versioned.uri
        for number, line in enumerate(self.document.lines):
            if isinstance(line, Answer) and line.topic in known:
                place = {"line": number, "character": 0}
                yield {"range": {"start": place, "end": place}, "data": {"uri": uri, "line": number}}

    def lens_command(self, lens: Params) -> Json | None:
        """Returns the grade and the four metrics of the line as it is now."""
        scored = self._scored(lens.whole_number("data", "line"))
        if scored is None:
            return None
        answer, _, score = scored
        # A lens without a command is text that cannot be clicked.
        return {"title": answer_lens(answer, score), "command": ""}

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """Yields the breakdown of the score of the line under the cursor."""
        line = self.versioned.text.line_at(offset)
        scored = self._scored(line)
        if scored is not None:
            settings = self._settings()
            yield Explanation(
                answer_markdown(*scored, settings),
                answer_plain(*scored, settings),
                self.versioned.text.line_span(line),
            )

    def _scored(self, line: int) -> tuple[Answer, Topic, RetrievalScore] | None:
        answer = self.document.answer_on(line)
        topic = self.topics.by_id.get(answer.topic) if answer and self.topics else None
        if answer is None or topic is None:
            return None
        return answer, topic, score_answer(answer, topic, self._settings())

    def _settings(self) -> Settings:
        return self._step().settings

    def _step(self) -> Step:
        return _workflow_step(self.workflow_file) if self.workflow_file is not None else Step()

    def _diagnostic(self, problem: LineProblem) -> Json:
        text = self.versioned.text
        span = text.line_span(problem.line - 1)
        content = text.slice(span)
        start = span.start + len(encode(content[: problem.start]))
        end = span.start + len(encode(content[: problem.end])) if problem.end else span.end
        end = min(end, span.start + len(text.line_content(problem.line - 1)))
        return {
            "range": range_of(text, Span(min(start, end), end), self.versioned.capabilities.encoding),
            "severity": int(Severity.WARNING),
            "code": "run",
            "source": SOURCE,
            "message": problem.message,
        }

    def _note(self, message: str) -> Json:
        top = self.versioned.text.line_span(0)
        return {
            "range": range_of(
                self.versioned.text, Span(top.start, top.start), self.versioned.capabilities.encoding
            ),
            "severity": int(Severity.INFORMATION),
            "code": "run",
            "source": SOURCE,
            "message": message,
        }


@lru_cache(maxsize=4)
def _topics(text: SourceText, topic_format: str | None) -> Topics:
    return parse_topics(str(text), topic_format or "auto")


@lru_cache(maxsize=4)
def _workflow_step(workflow: Companion) -> Step:
    """Returns how the workflow scores. One that cannot be used says so in its own diagnostics."""
    try:
        return parse_workflow(str(workflow.text), workflow.name).default.judge
    except WorkflowError:
        return Step()
