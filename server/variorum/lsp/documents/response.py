"""Checks and explains response documents, the evaluations of AI answers, while a grader writes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.grading.rubric import Rubric
from variorum.grading.shipped_rubrics import load_rubric
from variorum.lsp.documents.companion import Companion
from variorum.lsp.documents.document_view import DocumentView
from variorum.lsp.protocol.constants import QUICK_FIX, REWRITE, SOURCE
from variorum.lsp.protocol.edits import edit_of, text_edit
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.protocol.rule_pages import check_page_uri
from variorum.lsp.protocol.versioned_text import VersionedText
from variorum.responses.assist.completion import suggestions
from variorum.responses.assist.evaluation_summary import label_fixes, summary_of
from variorum.responses.assist.hover import explanation_at, finding_text
from variorum.responses.assist.suggestion import Suggestion
from variorum.responses.assist.text_drafts import text_draft
from variorum.responses.dimensions import TITLES
from variorum.responses.document import parse_document
from variorum.responses.engine import findings_of
from variorum.responses.finding import ResponseFinding
from variorum.rules.finding import Fix
from variorum.syntax.span import Span

COMMAND = "variorum.scoreResponse"
# The kind of completion item that editors show as a value; the number is LSP's.
_VALUE_ITEM = 12


class ResponseView(DocumentView):
    """A response document, and the findings in it."""

    def __init__(
        self, versioned: VersionedText, companions: Sequence[Companion | None] = (), before: object = None
    ) -> None:
        super().__init__(versioned, companions, before)
        self.document = parse_document(str(versioned.text))
        self.findings = findings_of(versioned.text, self.document)

    def diagnostics(self) -> Iterator[Json]:
        """Yields the findings. Each message ends with the dimension that it is about."""
        return (_diagnostic(self.versioned, one) for one in self.findings)

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """Yields what the findings at a byte offset mean, then what the rubric says of the field there."""
        for finding in self.findings:
            text = finding_text(finding)
            if text and finding.span.start <= offset <= finding.span.end:
                yield Explanation(text, _plain(text), finding.span)
        found = explanation_at(self.document, offset, _rubric())
        if found is not None:
            yield Explanation(found.markdown, _plain(found.markdown), found.span)

    def lenses(self) -> Iterator[Json]:
        """Yields the label that follows from the ratings, above each analysis, and the favoured answer, above the comparison."""
        summary = summary_of(self.document)
        for answer in summary.answers:
            yield _lens(self.versioned, answer.span, answer.title)
        if summary.comparison is not None and summary.comparison_title is not None:
            yield _lens(self.versioned, summary.comparison, summary.comparison_title)

    def suggestions(self, offset: int) -> list[Json]:
        """Returns the completions at a byte offset, in the rubric's order."""
        found = suggestions(self.versioned.text, self.document, offset, _rubric())
        return [_item(self.versioned, one, place) for place, one in enumerate(found)]

    def fixes(self, span: Span, client_diagnostics: list[Json]) -> Iterator[Json]:
        """Yields the fixes of the findings that share a line with the range, and open labels that can be set."""
        text = self.versioned.text
        first, last = text.line_at(span.start), text.line_at(span.end)
        for finding in self.findings:
            touched = text.line_at(finding.span.start) <= last and first <= text.line_at(finding.span.end)
            if touched and finding.fix is not None:
                answered = [one for one in client_diagnostics if _shows(self.versioned, one, finding)]
                yield _action(self.versioned, finding.fix, QUICK_FIX, answered)
        for fix in label_fixes(self.document):
            if first <= text.line_at(fix.edits[0].span.start) <= last:
                yield _action(self.versioned, fix, QUICK_FIX, [])

    def rewrites(self) -> Iterator[Json]:
        """Yields the actions that fill the evaluation in: from the text checks, or from the model judge."""
        fix = text_draft(self.document)
        if fix is not None:
            yield _action(self.versioned, fix, REWRITE, [])
        if self.document.answers and self.document.evaluation is not None:
            yield self._command("Draft this evaluation with the judge", "variorum.draftEvaluation")
        if len(self.document.answers) == 2:
            yield self._command("Compare A and B", "variorum.compareResponses")

    def _command(self, title: str, command: str) -> Json:
        arguments = [{"uri": self.versioned.uri}]
        return {
            "title": title,
            "kind": REWRITE,
            "command": {"title": title, "command": command, "arguments": arguments},
        }


def _rubric() -> Rubric:
    return load_rubric("response")


def _diagnostic(versioned: VersionedText, finding: ResponseFinding) -> Json:
    bears = f" ({TITLES[finding.dimension]})" if finding.dimension else ""
    diagnostic: Json = {
        "range": range_of(versioned.text, finding.span, versioned.capabilities.encoding),
        "severity": int(finding.severity),
        "code": finding.check,
        "source": SOURCE,
        "message": f"{finding.message}{bears}",
    }
    page = check_page_uri(finding.check) if versioned.capabilities.knows_code_description else None
    if page is not None:
        diagnostic["codeDescription"] = {"href": page}
    if finding.fix is not None and versioned.capabilities.knows_data:
        diagnostic["data"] = {"fix": finding.fix.title}
    return diagnostic


def _lens(versioned: VersionedText, span: Span, title: str) -> Json:
    return {
        "range": range_of(versioned.text, span, versioned.capabilities.encoding),
        "command": {"title": title, "command": COMMAND, "arguments": [{"uri": versioned.uri}]},
    }


def _item(versioned: VersionedText, suggestion: Suggestion, place: int) -> Json:
    edit = text_edit(versioned.text, suggestion.edit, versioned.capabilities.encoding)
    typed = versioned.text.slice(suggestion.edit.span)
    return {
        "label": suggestion.label,
        "kind": _VALUE_ITEM,
        "detail": suggestion.detail,
        "sortText": f"{place:02}",
        # Editors hold what the edit replaces against this text: here it is right to replace all of it.
        "filterText": typed or suggestion.label,
        "preselect": suggestion.is_preferred,
        "textEdit": edit,
    }


def _action(versioned: VersionedText, fix: Fix, kind: str, answered: list[Json]) -> Json:
    action: Json = {"title": fix.title, "kind": kind, "edit": edit_of(versioned, fix.edits)}
    if answered:
        action |= {"diagnostics": answered, "isPreferred": fix.is_safe}
    return action


def _shows(versioned: VersionedText, diagnostic: Json, finding: ResponseFinding) -> bool:
    place = range_of(versioned.text, finding.span, versioned.capabilities.encoding)
    return diagnostic.get("code") == finding.check and bool(diagnostic.get("range") == place)


def _plain(markdown: str) -> str:
    """Returns the project's own Markdown without its marks of emphasis."""
    return markdown.replace("**", "").replace("`", "")
