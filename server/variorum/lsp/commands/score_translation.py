"""variorum.scoreTranslation {"uri", "quiet"?}: scores a translation, with everything that explains the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.compilers.compilation import Compilation
from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.compilers import run_compiler
from variorum.lsp.services.requested_document import requested_snapshot
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.reports.markup import markdown
from variorum.rounding import rounded

# An editor shows the first few.
_MOST_SUSPECTS = 20

if TYPE_CHECKING:
    from variorum.reports.history import PastScore


@command("variorum.scoreTranslation")
async def score_translation(services: Services, argument: Params) -> Json:
    """Returns the scores as fields and as Markdown. Both sides are interpreted; a compiler is asked if the user wants that."""
    snapshot = await requested_snapshot(services, argument.text("uri"))
    await run_compiler(services, snapshot)
    snapshot = await services.behaviour.interpreted(await requested_snapshot(services, argument.text("uri")))
    result = await services.tasks.in_thread(scored, snapshot)
    if result is None:
        raise MalformedParams(f"{snapshot.name} has no original: choose its counterpart first")
    if argument.find("quiet") is not True:
        services.client.show(_line(result), MessageType.INFO)
    return result


def scored(snapshot: Snapshot) -> Json | None:
    """Returns S, J and IMM, each None if it is unscored. Returns None for a document without an original."""
    from variorum.reports.history import past_scores
    from variorum.reports.json_score import score_fields
    from variorum.reports.markdown import score_markdown

    report = snapshot.report
    if report is None:
        return None
    score, compilation = report.score, snapshot.compilation
    explained = score_fields(report)
    return {
        "source": report.source_path,
        "target": report.target_path,
        "sourceUri": snapshot.original.uri if snapshot.original else None,
        "targetUri": snapshot.uri,
        "s": score.s,
        "j": score.estimate.j,
        "imm": score.imm,
        "judge": score.estimate.judge,
        "reason": score.estimate.reason,
        "alpha": score.alpha,
        "parts": explained["parts"],
        "dimensions": explained["estimate"]["dimensions"],
        "alignments": explained["alignments"],
        "suspects": explained["suspects"][:_MOST_SUSPECTS],
        "judges": explained["judges"],
        "history": [_past(one) for one in past_scores(snapshot.judgements.history)],
        "compiler": _compiler(compilation) if compilation is not None else None,
        "markdown": score_markdown(score, snapshot.places) + _compiler_section(compilation),
    }


def _line(result: Json) -> str:
    """Returns the scores on one line."""
    scores = ", ".join(f"{name.upper()} {_number(result[name])}" for name in ("s", "j", "imm"))
    return f"{result['target']}: {scores} ({result['judge']})."


def _number(score: float | None) -> str:
    return "unscored" if score is None else rounded(score)


def _compiler(compilation: Compilation) -> Json:
    return {
        "command": compilation.compiler,
        "reason": compilation.reason,
        "errors": len(compilation.errors),
        "summary": compilation.summary,
    }


def _compiler_section(compilation: Compilation | None) -> str:
    """Returns what the compiler said as a section. It quotes the translation, so nothing in it is markup."""
    return f"\n\n## Compiler\n\n{markdown(compilation.summary)}" if compilation is not None else ""


def _past(one: PastScore) -> Json:
    return {"time": one.time, "judge": one.judge, "isModel": one.is_model, "j": one.j}
