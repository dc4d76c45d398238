"""variorum.listPairs {}: every pair of the workspace with its scores, for an overview."""

from __future__ import annotations

from variorum.lsp.folders import Folder
from variorum.lsp.handling import command
from variorum.lsp.params import Json, Params
from variorum.lsp.remembered import now
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.snapshots import snapshot_of, snapshot_on_disk
from variorum.lsp.upkeep import list_files
from variorum.reports.printable import visible


@command("variorum.listPairs")
async def list_pairs(session: Session, argument: Params) -> Json:
    """The pairs in the order of their translations' paths; cancelling ends the work between two files."""
    if any(folder.files is None for folder in session.folders.values()):
        await list_files(session)
    files = [(folder, name) for folder in session.folders.values() for name in folder.files or ()]
    pairs: list[Json] = []
    for index, (folder, name) in enumerate(files):
        session.tasks.tell(f"{index + 1} of {len(files)}: {name}")
        pair = await _pair(session, folder, name)
        if pair is not None:
            pairs.append(pair)
    return {"pairs": pairs}


async def _pair(session: Session, folder: Folder, name: str) -> Json | None:
    """The scores of a file as it is in the editor, else on disk; only what has changed is scored again."""
    opened = session.open_at(folder, name)
    if opened is not None:
        snapshot = snapshot_of(session, opened.buffer.uri)
        return await session.tasks.in_thread(scored_pair, snapshot) if snapshot else None
    known = folder.scored_pairs.recall(session, folder, name)
    if known is not None:
        return known.value
    began = now()
    snapshot = await snapshot_on_disk(session, folder, name)
    if snapshot is None:
        return None
    pair = await session.tasks.in_thread(scored_pair, snapshot)
    folder.scored_pairs.remember(session, folder, snapshot, pair, began)
    return pair


def scored_pair(snapshot: Snapshot) -> Json | None:
    """One line of the overview: J is the newest model's that still holds, else the offline estimate's."""
    score, original = snapshot.score, snapshot.original
    if score is None or original is None:
        return None
    by_model = next((one for one in snapshot.judges if one.is_model and one.is_fresh), None)
    judgement = by_model.judgement if by_model else score.estimate
    return {
        "source": visible(original.name),
        "target": visible(snapshot.name),
        "sourceUri": original.uri,
        "targetUri": snapshot.uri,
        "s": score.s,
        "j": judgement.j,
        "imm": by_model.integrated(score.s, score.alpha) if by_model else score.imm,
        "judge": visible(judgement.judge),
    }
