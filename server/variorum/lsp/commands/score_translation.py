"""variorum.scoreTranslation {"uri", "quiet"?}: the scores of a translation, with everything that explains them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from variorum.compilers.evidence import Compilation
from variorum.lsp.client import Loudness
from variorum.lsp.compiling import hear_compiler
from variorum.lsp.handling import command
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.wanted import wanted_snapshot
from variorum.reports.markup import markdown
from variorum.reports.score_rows import number

if TYPE_CHECKING:
    from variorum.reports.history import PastScore


@command("variorum.scoreTranslation")
async def score_translation(session: Session, argument: Params) -> Json:
    """The scores as fields, and as Markdown for showing; a compiler is asked first where the user wants that."""
    snapshot = await wanted_snapshot(session, argument.text("uri"))
    await hear_compiler(session, snapshot)
    snapshot = await wanted_snapshot(session, argument.text("uri"))
    result = await session.tasks.in_thread(scored, snapshot)
    if result is None:
        raise MalformedParams(f"{snapshot.name} has no original: choose its counterpart first")
    if argument.find("quiet") is not True:
        session.client.show(_line(result), Loudness.INFO)
    return result


def scored(snapshot: Snapshot) -> Json | None:
    """S, J and IMM, each None where it is unscored; None for a text without an original."""
    from variorum.reports.history import past_scores
    from variorum.reports.json_score import score_json
    from variorum.reports.markdown import score_markdown

    report = snapshot.report
    if report is None:
        return None
    score, compilation = report.score, snapshot.compilation
    explained = json.loads(score_json(report))
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
        "judges": explained["judges"],
        "history": [_past(one) for one in past_scores(snapshot.standing.history)],
        "compiler": _witness(compilation) if compilation is not None else None,
        "markdown": score_markdown(score, snapshot.places) + _said(compilation),
    }


def _line(result: Json) -> str:
    """The scores on one line."""
    scores = ", ".join(f"{name.upper()} {_number(result[name])}" for name in ("s", "j", "imm"))
    return f"{result['target']}: {scores} ({result['judge']})."


def _number(score: float | None) -> str:
    return "unscored" if score is None else number(score)


def _witness(compilation: Compilation) -> Json:
    return {
        "command": compilation.compiler,
        "reason": compilation.reason,
        "errors": len(compilation.errors),
        "summary": compilation.summary,
    }


def _said(compilation: Compilation | None) -> str:
    """The words of the compiler as a section; they quote the translation, so nothing in them is markup."""
    return f"\n\n## Compiler\n\n{markdown(compilation.summary)}" if compilation is not None else ""


def _past(one: PastScore) -> Json:
    return {"time": one.time, "judge": one.judge, "isModel": one.is_model, "j": one.j}
