"""variorum.scoreResponse {"uri"}: says how far the evaluation of a response document is, for panels and scripts."""

from __future__ import annotations

from variorum.lsp.decorators import command
from variorum.lsp.documents.response import ResponseView
from variorum.lsp.judging.answers import requested_response
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.services import Services


@command("variorum.scoreResponse")
async def score_response(services: Services, argument: Params) -> Json:
    """Returns the labels that follow from the ratings, and what the text checks prove. It names unscored dimensions."""
    view = requested_response(services, argument.text("uri"))
    return await services.tasks.in_thread(scored, view)


def scored(view: ResponseView) -> Json:
    """Returns the fields of the answer."""
    from variorum.responses.assist.evaluation_summary import summary_of
    from variorum.responses.assist.text_drafts import text_grades

    summary, grades = summary_of(view.document), text_grades(view.document)
    summaries = {one.answer: one for one in summary.answers}
    return {
        "answers": [
            {
                "answer": name,
                "title": summaries[name].title if name in summaries else None,
                "label": summaries[name].label if name in summaries else None,
                "ratings": dict(summaries[name].ratings) if name in summaries else {},
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
