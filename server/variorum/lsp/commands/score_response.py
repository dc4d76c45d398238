"""variorum.scoreResponse {"uri"}: where the evaluation of a response document stands, for panels and scripts."""

from __future__ import annotations

from variorum.lsp.handling import command
from variorum.lsp.judging.answers import wanted_response
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.views.response import ResponseView


@command("variorum.scoreResponse")
async def score_response(session: Session, argument: Params) -> Json:
    """The labels that the ratings make, beside what the text checks prove; unscored dimensions are named."""
    view = wanted_response(session, argument.text("uri"))
    return await session.tasks.in_thread(scored, view)


def scored(view: ResponseView) -> Json:
    """The fields of the answer."""
    from variorum.responses.assist.evaluation_summary import summary_of
    from variorum.responses.assist.text_drafts import text_grades

    summary, grades = summary_of(view.document), text_grades(view.document)
    written = {one.answer: one for one in summary.answers}
    return {
        "answers": [
            {
                "answer": name,
                "title": written[name].title if name in written else None,
                "label": written[name].label if name in written else None,
                "ratings": dict(written[name].ratings) if name in written else {},
                "text": {
                    "judge": "text checks",
                    "ratings": dict(grade.ratings),
                    "unscored": list(grade.unscored),
                    "label": grade.label,
                    "best_label": grade.best_label,
                },
            }
            for name, grade in sorted(grades.items())
        ],
        "favoured": summary.favoured,
        "ranking": summary.ranking,
    }
