"""Findings as LSP diagnostics: plain dictionaries, because a keystroke sends them by the hundred."""

from __future__ import annotations

from variorum.lsp.params import Json
from variorum.lsp.positions import range_of
from variorum.lsp.rule_pages import rule_page_uri
from variorum.lsp.snapshot import Snapshot
from variorum.reports.printable import visible
from variorum.rules.finding import Finding, Related, Severity
from variorum.settings import SettingProblem
from variorum.syntax.span import Span
from variorum.translation.pairs import PairProblem

SOURCE = "variorum"


def diagnostics_of(snapshot: Snapshot) -> list[Json]:
    """Everything that the editor shows as a squiggle in this text."""
    before, behind = remarks_of(snapshot)
    return [*before, *(diagnostic_of(finding, snapshot) for finding in snapshot.findings), *behind]


def remarks_of(snapshot: Snapshot) -> tuple[list[Json], list[Json]]:
    """What is shown in front of the findings, and what behind them."""
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
    if snapshot.settings.quality_diagnostic and not snapshot.is_left_out:
        from variorum.lsp.quality_features import quality_diagnostics

        behind += quality_diagnostics(snapshot)
    return [_pair_problem(snapshot, problem) for problem in problems], behind


def diagnostic_of(finding: Finding, snapshot: Snapshot) -> Json:
    """One finding; fields that the client does not know are left out."""
    abilities = snapshot.abilities
    diagnostic: Json = {
        "range": range_of(snapshot.text, finding.span, abilities.encoding),
        "severity": int(finding.severity),
        "code": finding.rule,
        "source": SOURCE,
        "message": visible(finding.message),
    }
    page = rule_page_uri(finding.rule) if abilities.knows_code_description else None
    if page is not None:
        diagnostic["codeDescription"] = {"href": page}
    tags = [int(tag) for tag in finding.tags if tag in abilities.knows_tags]
    if tags:
        diagnostic["tags"] = tags
    if finding.related and abilities.knows_related:
        related = (_related(one, snapshot) for one in finding.related)
        diagnostic["relatedInformation"] = [one for one in related if one is not None]
    if finding.fix is not None and abilities.knows_data:
        diagnostic["data"] = {"fix": finding.fix.title}
    return diagnostic


def setting_diagnostic(problem: SettingProblem) -> Json:
    """A problem in a settings file, on the whole of its line."""
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
    place = range_of(text, related.span, snapshot.abilities.encoding)
    return {"location": {"uri": uri, "range": place}, "message": visible(related.message)}


def _pair_problem(snapshot: Snapshot, problem: PairProblem) -> Json:
    span = problem.span or snapshot.text.line_span(0)
    return _note(snapshot, span, problem.message, "pair", Severity.WARNING)


def _note(snapshot: Snapshot, span: Span, message: str, code: str, severity: Severity) -> Json:
    return {
        "range": range_of(snapshot.text, span, snapshot.abilities.encoding),
        "severity": int(severity),
        "code": code,
        "source": SOURCE,
        "message": visible(message),
    }
