"""Converts findings to LSP diagnostics: plain dictionaries, because a keystroke sends hundreds of them."""

from __future__ import annotations

from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.protocol.rule_pages import rule_page_uri
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.reports.printable import visible
from variorum.rules.finding import Finding, Related, Severity
from variorum.settings import SettingProblem
from variorum.syntax.span import Span
from variorum.translation.pair_search import PairProblem

SOURCE = "variorum"


def diagnostics_of(snapshot: Snapshot) -> list[Json]:
    """Returns the diagnostics of a document."""
    before, behind = remarks_of(snapshot)
    return [*before, *(diagnostic_of(finding, snapshot) for finding in snapshot.findings), *behind]


def remarks_of(snapshot: Snapshot) -> tuple[list[Json], list[Json]]:
    """Returns the diagnostics before the findings, and those behind them: about the pair, the document and its quality."""
    if snapshot.problem is not None:
        note = _note(snapshot, Span(0, 0), snapshot.problem, "not-analysed", Severity.INFORMATION)
        return [note], []
    problems = list(snapshot.search.problems)
    if snapshot.original is not None and snapshot.original.names_back:
        problems.append(
            PairProblem(f"this file and `{snapshot.original.name}` name each other as the original")
        )
    behind: list[Json] = []
    if snapshot.view is not None:
        behind += (one | {"message": visible(one["message"])} for one in snapshot.view.diagnostics())
    if snapshot.settings.quality_diagnostic and snapshot.left_out is None:
        from variorum.lsp.conversion.quality_display import quality_diagnostics

        behind += quality_diagnostics(snapshot)
    return [_pair_problem(snapshot, problem) for problem in problems], behind


def diagnostic_of(finding: Finding, snapshot: Snapshot) -> Json:
    """Returns one finding as a diagnostic, without fields that the client does not know."""
    capabilities = snapshot.capabilities
    diagnostic: Json = {
        "range": range_of(snapshot.text, finding.span, capabilities.encoding),
        "severity": int(finding.severity),
        "code": finding.rule,
        "source": SOURCE,
        "message": visible(finding.message),
    }
    page = rule_page_uri(finding.rule) if capabilities.knows_code_description else None
    if page is not None:
        diagnostic["codeDescription"] = {"href": page}
    tags = [int(tag) for tag in finding.tags if tag in capabilities.knows_tags]
    if tags:
        diagnostic["tags"] = tags
    if finding.related and capabilities.knows_related:
        related = (_related(one, snapshot) for one in finding.related)
        diagnostic["relatedInformation"] = [one for one in related if one is not None]
    if finding.fix is not None and capabilities.knows_data:
        diagnostic["data"] = {"fix": finding.fix.title}
    return diagnostic


def setting_diagnostic(problem: SettingProblem) -> Json:
    """Returns a problem in a settings file as a diagnostic on its whole line."""
    line = (problem.line or 1) - 1
    return {
        "range": {"start": {"line": line, "character": 0}, "end": {"line": line + 1, "character": 0}},
        "severity": int(Severity.ERROR),
        "code": "setting",
        "source": SOURCE,
        "message": visible(problem.message),
    }


def _related(related: Related, snapshot: Snapshot) -> Json | None:
    uri, text = snapshot.uri, snapshot.text
    if related.in_source:
        if snapshot.original is None:
            return None
        uri, text = snapshot.original.uri, snapshot.original.document.text
    place = range_of(text, related.span, snapshot.capabilities.encoding)
    return {"location": {"uri": uri, "range": place}, "message": visible(related.message)}


def _pair_problem(snapshot: Snapshot, problem: PairProblem) -> Json:
    span = problem.span or snapshot.text.line_span(0)
    return _note(snapshot, span, problem.message, "pair", Severity.WARNING)


def _note(snapshot: Snapshot, span: Span, message: str, code: str, severity: Severity) -> Json:
    return {
        "range": range_of(snapshot.text, span, snapshot.capabilities.encoding),
        "severity": int(severity),
        "code": code,
        "source": SOURCE,
        "message": visible(message),
    }
