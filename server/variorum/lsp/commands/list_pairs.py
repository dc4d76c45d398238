"""variorum.listPairs {}: lists every pair of the workspace with its scores."""

from __future__ import annotations

from functools import partial

from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.configuration import list_files
from variorum.lsp.services.disk_snapshots import snapshot_on_disk
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.file_basis import basis_of
from variorum.lsp.state.file_cache import now
from variorum.lsp.state.folder import Folder
from variorum.reports.printable import visible


@command("variorum.listPairs")
async def list_pairs(services: Services, argument: Params) -> Json:
    """Returns the pairs in the order of their translations' paths. Cancelling ends the work between two files."""
    if any(folder.files is None for folder in services.session.folders.values()):
        await list_files(services)
    files = [(folder, name) for folder in services.session.folders.values() for name in folder.files or ()]
    pairs: list[Json] = []
    for index, (folder, name) in enumerate(files):
        services.tasks.show_step(f"{index + 1} of {len(files)}: {name}")
        pair = await _pair(services, folder, name)
        if pair is not None:
            pairs.append(pair)
    return {"pairs": pairs}


async def _pair(services: Services, folder: Folder, name: str) -> Json | None:
    """Returns the scores of a file as it is in the editor, else on disk. Only what has changed is scored again."""
    opened = services.session.open_at(folder, name)
    if opened is not None:
        snapshot = await services.parser.complete_snapshot(opened.buffer.uri)
        if snapshot is None:
            return None
        return await services.tasks.in_thread(scored_pair, await services.behaviour.interpreted(snapshot))
    basis_with = partial(basis_of, services.session, folder, name)
    cached = folder.scored_pairs.get(name, basis_with)
    if cached is not None:
        return cached.value
    began = now()
    snapshot = await snapshot_on_disk(services, folder, name)
    if snapshot is None:
        return None
    pair = await services.tasks.in_thread(scored_pair, await services.behaviour.interpreted(snapshot))
    source = snapshot.search.pair.source if snapshot.search.pair else None
    folder.scored_pairs.put(name, basis_with(source), pair, began)
    return pair


def scored_pair(snapshot: Snapshot) -> Json | None:
    """Returns one line of the overview. J is the newest model's that still holds, else the offline estimate's."""
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
