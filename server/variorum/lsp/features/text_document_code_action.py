"""textDocument/codeAction: the code actions for a range."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.lsp.commands.witness_test import COMMAND as WITNESS_TEST
from variorum.lsp.commands.witness_test import witness_ranges
from variorum.lsp.conversion.code_actions import (
    fix_all,
    ignore_in_workspace,
    preview_fixes,
    quick_fixes,
    touched,
)
from variorum.lsp.conversion.quality_display import COMMAND as QUALITY_COMMAND
from variorum.lsp.decorators import handler
from variorum.lsp.documents.document_view import DocumentView
from variorum.lsp.protocol.constants import (
    EXPLAIN,
    FIX_ALL,
    IGNORE,
    JUDGE,
    PREVIEW_FIXES,
    QUICK_FIX,
    REWRITE,
)
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.protocol.positions import span_of
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot

# What the lenses of a translation offer, for editors without lenses and for users who switched them off.
_JUDGES = (
    ("Score this translation", "variorum.scoreTranslation"),
    ("Score with the model judge", "variorum.judgeTranslation"),
    ("Show what the judge would be sent", "variorum.previewJudgement"),
    ("Rate this translation yourself", "variorum.rateTranslation"),
    ("Compare with another translation", "variorum.compareTranslations"),
)


@handler("textDocument/codeAction")
async def code_action(services: Services, params: Params) -> list[Json] | None:
    """Returns fixes of the findings in the range, ways to silence them, and all safe fixes at once."""
    snapshot = await services.parser.complete_snapshot(params.text("textDocument", "uri"))
    if snapshot is None:
        return None
    only = [kind.raw for kind in params.several("context", "only")]
    if snapshot.view is not None and services.client.capabilities.action_literals:
        return list(_for_view(snapshot.view, params, only))
    if not snapshot.is_analysed:
        return None
    capabilities = services.client.capabilities
    if not capabilities.action_literals:
        # Such a client knows commands only.
        return [_command(snapshot), *(action["command"] for action in _for_translation(snapshot))]
    actions: list[Json] = []
    if _is_requested(IGNORE, only):
        # Whoever wants fixes wants these as well, and may want these alone.
        actions += [
            one for one in _for_findings(services, snapshot, params) if _is_requested(one["kind"], only)
        ]
    if _is_requested(FIX_ALL, only):
        actions += _for_file(snapshot)
    if (
        _is_requested(PREVIEW_FIXES, only)
        and capabilities.document_changes
        and capabilities.annotates_changes
    ):
        actions += _previewed(snapshot)
    if _is_requested(EXPLAIN, only) and snapshot.document is not None:
        actions.append(_calls(snapshot, EXPLAIN, "Explain this file's quality score", QUALITY_COMMAND))
    if _is_requested(JUDGE, only):
        actions += _for_translation(snapshot)
    return actions


def _for_translation(snapshot: Snapshot) -> list[Json]:
    """Returns the actions that judge a translation, or none for any other file."""
    if snapshot.original is None:
        return []
    return [_calls(snapshot, JUDGE, title, command) for title, command in _JUDGES]


def _calls(snapshot: Snapshot, kind: str, title: str, command: str, **arguments: Json) -> Json:
    """Returns an action that runs a command about the document."""
    call = {"title": title, "command": command, "arguments": [{"uri": snapshot.uri, **arguments}]}
    return {"title": title, "kind": kind, "command": call}


def _for_findings(services: Services, snapshot: Snapshot, params: Params) -> list[Json]:
    span = span_of(snapshot.text, params.inside("range"), snapshot.capabilities.encoding)
    found = touched(snapshot, span)
    actions = [
        action for finding in found for action in quick_fixes(snapshot, finding, _client_diagnostics(params))
    ]
    actions += [
        _calls(snapshot, QUICK_FIX, "Copy as a test", WITNESS_TEST, range=one)
        for one in witness_ranges(snapshot, found)
    ]
    folder = services.session.documents[snapshot.uri].folder
    for rule in dict.fromkeys(finding.rule for finding in found):
        action = ignore_in_workspace(services.session, folder, rule) if folder is not None else None
        if action is not None:
            actions.append(action)
    return actions


def _for_view(view: DocumentView, params: Params, only: list[object]) -> Iterator[Json]:
    snapshot = view.versioned
    if _is_requested(QUICK_FIX, only):
        span = span_of(snapshot.text, params.inside("range"), snapshot.capabilities.encoding)
        yield from view.fixes(span, _client_diagnostics(params))
    if _is_requested(REWRITE, only):
        yield from view.rewrites()


def _for_file(snapshot: Snapshot) -> list[Json]:
    if not any(one.fix and one.fix.is_safe for one in snapshot.findings):
        return []
    action: Json = {"title": "Fix everything that is safe to fix", "kind": FIX_ALL}
    if snapshot.capabilities.resolves_actions:
        return [action | {"data": {"uri": snapshot.uri}}]
    edit = fix_all(snapshot)
    return [action | {"edit": edit}] if edit is not None else []


def _previewed(snapshot: Snapshot) -> list[Json]:
    edit = preview_fixes(snapshot)
    return [{"title": "Preview all fixes", "kind": PREVIEW_FIXES, "edit": edit}] if edit is not None else []


def _client_diagnostics(params: Params) -> list[Json]:
    """Returns the diagnostics that the client shows in the range."""
    return [one.raw for one in params.several("context", "diagnostics") if isinstance(one.raw, dict)]


def _command(snapshot: Snapshot) -> Json:
    title = "Variorum: fix everything that is safe to fix"
    return {"title": title, "command": "variorum.fixAll", "arguments": [{"uri": snapshot.uri}]}


def _is_requested(kind: str, only: list[object]) -> bool:
    """Whether the client asked for a kind: by its name, by that of a kind around it, or by naming none."""
    return not only or any(
        isinstance(one, str) and (kind == one or kind.startswith(f"{one}.")) for one in only
    )
