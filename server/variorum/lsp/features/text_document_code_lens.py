"""textDocument/codeLens: scores above the file and its items, and offers of an original."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.lsp.conversion.quality_display import quality_lenses
from variorum.lsp.decorators import document_handler
from variorum.lsp.protocol import display_text
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.snapshots.snapshot import Original, Snapshot
from variorum.rounding import rounded
from variorum.syntax.decorated import decorated_start
from variorum.syntax.span import Span
from variorum.translation.score import TranslationScore

# More counterparts than this would push the code off the screen; the command asks with all of them.
_MOST_OFFERS = 3
# An item whose S is lower is worth reading even if no rule says why.
_NOTABLE = 0.8


@document_handler("textDocument/codeLens")
def code_lens(snapshot: Snapshot, params: Params) -> list[Json]:
    """Returns the lenses of a translation, or of a file that could be one."""
    if not snapshot.settings.lens or snapshot.is_cell:
        return []
    if snapshot.view is not None:
        return [_titled(lens) for lens in snapshot.view.lenses()]
    if snapshot.original is not None:
        return list(_of_pair(snapshot))
    return [*_of_offers(snapshot), *quality_lenses(snapshot)]


def _of_pair(snapshot: Snapshot) -> Iterator[Json]:
    score, original = snapshot.score, snapshot.original
    if score is None or original is None:
        return
    top = Span(0, 0)
    yield _lens(snapshot, top, _headline(snapshot, score, original), "variorum.showReport")
    for judge in snapshot.judges:
        if judge.stale or not judge.is_model:
            j = "unscored" if judge.judgement.j is None else rounded(judge.judgement.j)
            title = f"J {j} ({judge.judgement.judge}{', ' * bool(judge.stale)}{judge.staleness})"
            yield _lens(snapshot, top, title, "variorum.showReport")
    yield _lens(snapshot, top, "Score this translation", "variorum.scoreTranslation")
    if snapshot.judgements.failure is None:
        yield _lens(snapshot, top, "Score with the model judge", "variorum.judgeTranslation")
    else:
        failed = f"Model judge: unscored ({snapshot.judgements.failure}). Try again"
        yield _lens(snapshot, top, failed, "variorum.judgeTranslation")
    yield _lens(snapshot, top, "Rate this translation yourself", "variorum.rateTranslation")
    yield from _of_items(snapshot, score)


def _of_items(snapshot: Snapshot, score: TranslationScore) -> Iterator[Json]:
    """Yields the lenses of aligned items, above their decorators."""
    wanted, document = snapshot.settings.item_lens, snapshot.document
    if wanted == "off" or document is None:
        return
    for one in score.alignments:
        if one.source is None or one.target is None or one.s is None:
            continue
        count = snapshot.divergences_in(one.target)
        if wanted == "all" or count or one.s < _NOTABLE:
            counted = f" · {count} divergence{'s' * (count > 1)}" if count else ""
            title = f"S {rounded(one.s)}{counted} · {one.source.qualified_name}"
            start = decorated_start(document, one.target.span)
            yield _lens(snapshot, Span(start, start), title, "variorum.showReport")


def _headline(snapshot: Snapshot, score: TranslationScore, original: Original) -> str:
    """Returns S beside the J of the model that judged these texts last, or of the offline estimate."""
    by_model = next((one for one in snapshot.judges if one.is_model and one.is_fresh), None)
    judgement = by_model.judgement if by_model else score.estimate
    imm = by_model.integrated(score.s, score.alpha) if by_model else score.imm
    j = "unscored" if judgement.j is None else rounded(judgement.j)
    total = "unscored" if imm is None else rounded(imm)
    return f"S {rounded(score.s)} · J {j} ({judgement.judge}) · IMM {total} · from {original.name}"


def _of_offers(snapshot: Snapshot) -> Iterator[Json]:
    offers = snapshot.search.offers
    for offer in offers[:_MOST_OFFERS]:
        title = f"Choose the counterpart: {offer}"
        yield _lens(snapshot, Span(0, 0), title, "variorum.choosePair", source=offer)
    if len(offers) > _MOST_OFFERS:
        yield _lens(snapshot, Span(0, 0), "Choose another counterpart", "variorum.choosePair")


def _titled(lens: Json) -> Json:
    """Returns a lens with a title that is safe to show."""
    if "command" not in lens:
        return lens
    return lens | {"command": lens["command"] | {"title": display_text.title(lens["command"]["title"])}}


def _lens(snapshot: Snapshot, span: Span, title: str, command: str, **more: str) -> Json:
    return {
        "range": range_of(snapshot.text, span, snapshot.capabilities.encoding),
        "command": {
            "title": display_text.title(title),
            "command": command,
            "arguments": [{"uri": snapshot.uri, **more}],
        },
    }
