"""Response documents: evaluations of AI answers, checked and explained while a grader writes them."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.grading.rubric import Rubric
from variorum.grading.shipped_rubrics import load_rubric
from variorum.lsp.actions import QUICK_FIX, REWRITE
from variorum.lsp.convert import SOURCE
from variorum.lsp.edits import edit_of, text_edit
from variorum.lsp.explanation import Explanation
from variorum.lsp.params import Json
from variorum.lsp.positions import range_of
from variorum.lsp.rule_pages import check_page_uri
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.views.view import View
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


def view_of(snapshot: Snapshot) -> ResponseView:
    """The view of a response document."""
    return ResponseView(snapshot)


class ResponseView(View):
    """A response document: what it says, and what was found in it."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__(snapshot)
        self.document = parse_document(str(snapshot.text))
        self.findings = findings_of(snapshot.text, self.document)

    def diagnostics(self) -> Iterator[Json]:
        """The findings; each message ends with the dimension that it bears on."""
        return (_diagnostic(self.snapshot, one) for one in self.findings)

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """What the findings at a place mean, then what the rubric says of the field there."""
        for finding in self.findings:
            text = finding_text(finding)
            if text and finding.span.start <= offset <= finding.span.end:
                yield Explanation(text, _plain(text), finding.span)
        found = explanation_at(self.document, offset, _rubric())
        if found is not None:
            yield Explanation(found.markdown, _plain(found.markdown), found.span)

    def lenses(self) -> Iterator[Json]:
        """The label that the ratings make, above each analysis; whom they favour, above the comparison."""
        summary = summary_of(self.document)
        for answer in summary.answers:
            yield _lens(self.snapshot, answer.span, answer.title)
        if summary.comparison is not None and summary.comparison_title is not None:
            yield _lens(self.snapshot, summary.comparison, summary.comparison_title)

    def suggestions(self, offset: int) -> list[Json]:
        """What can be written at a place, in the rubric's order."""
        found = suggestions(self.snapshot.text, self.document, offset, _rubric())
        return [_item(self.snapshot, one, place) for place, one in enumerate(found)]

    def fixes(self, span: Span, shown: list[Json]) -> Iterator[Json]:
        """The fixes of the findings that share a line with the range, and open labels that can be set."""
        text = self.snapshot.text
        first, last = text.line_at(span.start), text.line_at(span.end)
        for finding in self.findings:
            touched = text.line_at(finding.span.start) <= last and first <= text.line_at(finding.span.end)
            if touched and finding.fix is not None:
                answered = [one for one in shown if _shows(self.snapshot, one, finding)]
                yield _action(self.snapshot, finding.fix, QUICK_FIX, answered)
        for fix in label_fixes(self.document):
            if first <= text.line_at(fix.edits[0].span.start) <= last:
                yield _action(self.snapshot, fix, QUICK_FIX, [])

    def rewrites(self) -> Iterator[Json]:
        """What fills the evaluation in: the text checks, or the model judge where the user asks for it."""
        fix = text_draft(self.document)
        if fix is not None:
            yield _action(self.snapshot, fix, REWRITE, [])
        if self.document.answers and self.document.evaluation is not None:
            yield self._command("Draft this evaluation with the judge", "variorum.draftEvaluation")
        if len(self.document.answers) == 2:
            yield self._command("Compare A and B", "variorum.compareResponses")

    def _command(self, title: str, command: str) -> Json:
        arguments = [{"uri": self.snapshot.uri}]
        return {
            "title": title,
            "kind": REWRITE,
            "command": {"title": title, "command": command, "arguments": arguments},
        }


def _rubric() -> Rubric:
    return load_rubric("response")


def _diagnostic(snapshot: Snapshot, finding: ResponseFinding) -> Json:
    bears = f" ({TITLES[finding.dimension]})" if finding.dimension else ""
    diagnostic: Json = {
        "range": range_of(snapshot.text, finding.span, snapshot.abilities.encoding),
        "severity": int(finding.severity),
        "code": finding.check,
        "source": SOURCE,
        "message": f"{finding.message}{bears}",
    }
    page = check_page_uri(finding.check) if snapshot.abilities.knows_code_description else None
    if page is not None:
        diagnostic["codeDescription"] = {"href": page}
    if finding.fix is not None and snapshot.abilities.knows_data:
        diagnostic["data"] = {"fix": finding.fix.title}
    return diagnostic


def _lens(snapshot: Snapshot, span: Span, title: str) -> Json:
    return {
        "range": range_of(snapshot.text, span, snapshot.abilities.encoding),
        "command": {"title": title, "command": COMMAND, "arguments": [{"uri": snapshot.uri}]},
    }


def _item(snapshot: Snapshot, suggestion: Suggestion, place: int) -> Json:
    edit = text_edit(snapshot.text, suggestion.edit, snapshot.abilities.encoding)
    typed = snapshot.text.slice(suggestion.edit.span)
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


def _action(snapshot: Snapshot, fix: Fix, kind: str, answered: list[Json]) -> Json:
    action: Json = {"title": fix.title, "kind": kind, "edit": edit_of(snapshot, fix.edits)}
    if answered:
        action |= {"diagnostics": answered, "isPreferred": fix.is_safe}
    return action


def _shows(snapshot: Snapshot, diagnostic: Json, finding: ResponseFinding) -> bool:
    place = range_of(snapshot.text, finding.span, snapshot.abilities.encoding)
    return diagnostic.get("code") == finding.check and bool(diagnostic.get("range") == place)


def _plain(markdown: str) -> str:
    """The project's own Markdown without its marks of emphasis."""
    return markdown.replace("**", "").replace("`", "")
