"""Makes code actions: fixes of findings, ways to silence them, and all safe fixes at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from variorum.lsp.conversion.suppression_edits import comment_edit, settings_edit
from variorum.lsp.protocol.constants import IGNORE, QUICK_FIX
from variorum.lsp.protocol.edits import annotated_edit, edit_of, replacement, workspace_edit
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.protocol.uris import uri_of
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.rules.embedded_code import fix_embedded, origin_of
from variorum.rules.finding import Edit, Finding
from variorum.rules.fixing import compatible_changes, fixed
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span
from variorum.workspace import UnreadableFile

if TYPE_CHECKING:
    from variorum.lsp.state.folder import Folder
    from variorum.lsp.state.session import Session


def touched(snapshot: Snapshot, span: Span) -> list[Finding]:
    """Returns the findings that share a line with the range."""
    first, last = snapshot.text.line_at(span.start) + 1, snapshot.text.line_at(span.end) + 1
    return [one for one in snapshot.findings if one.line <= last and first <= one.end_line]


def quick_fixes(snapshot: Snapshot, finding: Finding, client_diagnostics: list[Json]) -> Iterator[Json]:
    """Yields the fix of one finding, if it has one, and the comment that silences it."""
    answered = [one for one in client_diagnostics if _shows(one, finding, snapshot)]
    if finding.fix is not None:
        edit = edit_of(snapshot, finding.fix.edits)
        yield _action(finding.fix.title, answered, edit) | {"isPreferred": finding.fix.is_safe}
    comment = _silencing_comment(snapshot, finding)
    if comment is not None:
        edit = edit_of(snapshot, [comment])
        yield _action(f"Ignore {finding.rule} here", answered, edit) | {"kind": IGNORE}


def ignore_in_workspace(session: Session, folder: Folder, rule: str) -> Json | None:
    """Returns the action that disables a rule in the folder's settings file, which it creates if there is none."""
    name = folder.loaded.file or "variorum.toml"
    uri = uri_of(folder.spelled_root / name)
    opened = session.open_at(folder, name)
    exists = opened is not None or (folder.workspace.root / name).exists()
    capabilities = session.capabilities
    if not exists and not (capabilities.document_changes and capabilities.creates_files):
        return None
    try:
        text = (
            opened.buffer.text
            if opened
            else SourceText.of(folder.workspace.read(name).text if exists else "")
        )
    except UnreadableFile:
        return None
    found = settings_edit(str(text), rule, is_pyproject=name == "pyproject.toml")
    if found is None:
        return None
    span, inserted = found
    change = {"range": range_of(text, span, capabilities.encoding), "newText": inserted}
    edit = workspace_edit(capabilities, uri, opened.buffer.version if opened else None, [change])
    if not exists:
        edit["documentChanges"].insert(0, {"kind": "create", "uri": uri, "options": {"ignoreIfExists": True}})
    return _action(f"Ignore {rule} in this workspace", [], edit) | {"kind": IGNORE}


def fix_all(snapshot: Snapshot) -> Json | None:
    """Returns the edit that applies every safe fix, or None if there is nothing to fix."""
    document, hosted, selection = snapshot.document, snapshot.hosted, snapshot.selection
    if not any(one.fix and one.fix.is_safe for one in snapshot.findings):
        return None
    if hosted is not None:
        return replacement(
            snapshot, fix_embedded(str(hosted.text), hosted.host, selection, snapshot.known).parsed.text
        )
    if document is None:
        return None
    source_language = snapshot.original.document.language if snapshot.original else None
    after = fixed(
        str(document.text),
        document.language,
        selection,
        source_language,
        snapshot.known,
        workspace_context=snapshot.full_context,
    )
    return replacement(snapshot, after)


def preview_fixes(snapshot: Snapshot) -> Json | None:
    """Returns the edit with every fix, safe or not, for the user to confirm, or None if there is nothing to fix."""
    changes = compatible_changes(snapshot.findings, with_unsafe=True)
    return annotated_edit(snapshot, changes) if changes else None


def _silencing_comment(snapshot: Snapshot, finding: Finding) -> Edit | None:
    """Returns the comment that silences a finding, in the file or in the piece of code in which it was found."""
    if snapshot.document is not None:
        return comment_edit(snapshot.document, finding)
    if snapshot.hosted is None:
        return None
    origin = origin_of(snapshot.hosted, snapshot.selection, finding)
    if origin is None:
        return None
    part, own = origin
    comment = comment_edit(part.document, own)
    return None if comment is None else Edit(*part.region.edit(comment.span, comment.text))


def _action(title: str, answered: list[Json], edit: Json) -> Json:
    action: Json = {"title": title, "kind": QUICK_FIX, "edit": edit}
    if answered:
        action["diagnostics"] = answered
    return action


def _shows(diagnostic: Json, finding: Finding, snapshot: Snapshot) -> bool:
    """Whether a diagnostic that the client shows is this finding."""
    if diagnostic.get("code") != finding.rule:
        return False
    return bool(
        diagnostic.get("range") == range_of(snapshot.text, finding.span, snapshot.capabilities.encoding)
    )
