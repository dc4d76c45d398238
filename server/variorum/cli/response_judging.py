"""`variorum response grade --model NAME`: a language model grades a data set of answers by the response rubric."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from variorum.batch.rows import Row
from variorum.cli.answer_rows import (
    answer_hashes,
    carried_fields,
    fields_of,
    language_of_row,
    pair_fields,
)
from variorum.cli.console import Console
from variorum.cli.judge_options import place_of, recipe_of
from variorum.cli.judge_runs import JudgeRun
from variorum.cli.response_rubric import chosen_rubric
from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.material import ComparisonMaterial, Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.prompt_injection import find_injections
from variorum.grading.secret_detection import find_secrets
from variorum.grading.usage import Usage
from variorum.judging.judge import Judge
from variorum.judging.pairwise import Preference
from variorum.responses.assist.judge_material import (
    compare_answers_material,
    material_of_answer,
    ratings_text,
)
from variorum.responses.preferences import Preference as Verdict
from variorum.responses.preferences import combine_orders, ranking_problems
from variorum.responses.rows import RowError, check_row
from variorum.responses.scheme import Scheme
from variorum.responses.sentences import JUSTIFICATION_SENTENCES, sentences


def run_judged_grade(options: argparse.Namespace, console: Console) -> int:
    """Grades every row. Resumes an interrupted run, and reuses cached answers of the model."""
    rubric, scheme = chosen_rubric(options)
    place = place_of(options, options.model)
    options.pairs = options.data
    run = JudgeRun(options, rubric, [place], console)
    if options.dry_run:
        return run.show(_request)

    def worker_of(judges: Sequence[Judge]) -> AnswerRows:
        return AnswerRows(judges[0], options.send_secrets, scheme)

    return run.judge(worker_of, recipe_of("response", [place], rubric))


@attrs.frozen
class AnswerRows:
    """Rates the answers of each row one by one, and compares two of them in both orders."""

    judge: Judge
    sends_secrets: bool
    scheme: Scheme

    @property
    def concurrency(self) -> int:
        """The concurrency of the endpoint."""
        return self.judge.endpoint.concurrency

    async def row(self, row: Row) -> dict[str, Any]:
        """Returns the grades of the row's answers, or the reason why there are none."""
        try:
            fields = fields_of(row)
            check_row(fields)
            if not self.sends_secrets:
                _refuse_secrets(fields)
        except (RowError, JudgeFailure) as error:
            return self._unscored(str(error))
        materials = _materials(fields)
        judgements = await asyncio.gather(*(self.judge.judge(one) for one in materials.values()))
        by_answer = dict(zip(materials, judgements, strict=True))
        failed = next((one.reason for one in judgements if one.failure), None)
        carried = carried_fields(fields)
        if failed is not None:
            return {**self._unscored(failed), **carried, **_paid(judgements, None)}
        answers = [fields[name] for name in ("a", "b") if name in fields]
        carried |= answer_hashes(fields["prompt"], answers)
        preference = None
        if "b" in fields:
            preference = await self.judge.compare(_contest(fields, by_answer, self.scheme))
            carried |= pair_fields(fields["prompt"], fields["a"], fields["b"])
        compared = preference.failure if preference is not None else None
        return {
            # If only the comparison failed, the row keeps its ratings and is judged again.
            "status": "scored" if compared is None else "unscored",
            "reason": None if compared is None else str(compared),
            "judge": self.judge.endpoint.model,
            "rubric": {"id": judgements[0].rubric, "hash": judgements[0].rubric_hash},
            **carried,
            "injections": _injections(fields),
            "grade": _grade(by_answer, preference, self.scheme),
            **_paid(judgements, preference),
        }

    def _unscored(self, reason: str) -> dict[str, Any]:
        return {
            "id": None,
            "status": "unscored",
            "reason": reason,
            "judge": self.judge.endpoint.model,
            "cost": None,
            "cached": False,
        }


def _grade(
    judgements: Mapping[str, ModelJudgement], preference: Preference | None, scheme: Scheme
) -> dict[str, Any]:
    """Returns the grades in the format of `--text-only`. A failed comparison leaves the ratings unchanged."""
    grade: dict[str, Any] = {name: _fields(one, scheme) for name, one in judgements.items()}
    summaries = [
        one.texts["prompt_summary"][0] for one in judgements.values() if "prompt_summary" in one.texts
    ]
    if summaries:
        grade["summary"] = summaries[0]
    if preference is None:
        return grade
    if preference.failure is not None:
        return {**grade, "preference": None, "unscored": str(preference.failure)}
    forward, backward = preference.orders
    verdict = combine_orders(forward, -backward)
    # A verdict that changes with the order has no valid reason.
    reason = "" if verdict.inconsistent else preference.reasons[0]
    differences = () if verdict.inconsistent else preference.texts.get("key_differentiators", ())
    return {
        **grade,
        "preference": verdict.value,
        "consistent": not verdict.inconsistent,
        "contradictions": list(_contradictions(verdict, grade, scheme)),
        "orders": [forward, backward],
        "justification": reason,
        "notes": list(_notes(reason)),
        "differentiators": list(differences),
        "rationales": list(preference.reasons),
    }


def _contradictions(verdict: Verdict, grade: Mapping[str, Any], scheme: Scheme) -> tuple[str, ...]:
    """Returns contradictions between the preference and the ratings. An inconsistent judge has none."""
    if verdict.inconsistent:
        return ()
    return ranking_problems(verdict.value, grade["a"]["ratings"], grade["b"]["ratings"], scheme)


def _notes(justification: str) -> Iterator[str]:
    """Yields how a justification violates the requested form."""
    count = sum(1 for _ in sentences(justification.encode()))
    if justification and count not in JUSTIFICATION_SENTENCES:
        yield f"the justification has {count} {'sentence' if count == 1 else 'sentences'}, not two to four"


def _fields(judgement: ModelJudgement, scheme: Scheme) -> dict[str, Any]:
    ratings = {name: int(one.value) for name, one in judgement.fields.items()}
    score = scheme.score(ratings)
    return {
        "ratings": ratings,
        "unscored": [],
        "label": scheme.label(ratings),
        **({} if score is None else {"score": score}),
        "explanations": {name: one.rationale for name, one in judgement.fields.items() if one.rationale},
        "spread": {name: one.spread for name, one in judgement.fields.items()},
        "strengths": list(judgement.texts.get("strengths", ())),
        "weaknesses": list(judgement.texts.get("weaknesses", ())),
    }


def _paid(judgements: Sequence[ModelJudgement], preference: Preference | None) -> dict[str, Any]:
    """Returns the usage of all requests for a row."""
    usage = sum((one.usage for one in judgements), preference.usage if preference else Usage())
    costs = [one.cost for one in judgements if one.cost is not None]
    if preference is not None and preference.cost is not None:
        costs.append(preference.cost)
    cached = all(one.cached for one in judgements) and (preference is None or preference.cached)
    return {"usage": attrs.asdict(usage), "cost": sum(costs) if costs else None, "cached": cached}


def _materials(fields: Mapping[str, Any]) -> dict[str, Material]:
    language, results = language_of_row(fields), fields.get("results")
    return {
        name: material_of_answer(
            fields["prompt"],
            fields[name],
            language=language,
            results=results if isinstance(results, str) else "",
        )
        for name in ("a", "b")
        if name in fields
    }


def _injections(fields: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Returns prompt injections in a row, by field and line. The text is sent unchanged, inside its fence."""
    return [
        {"side": side, "line": found.line, "message": found.message}
        for side in ("prompt", "a", "b", "results")
        for found in find_injections(str(fields.get(side) or ""))
    ]


def _contest(
    fields: Mapping[str, Any], judgements: Mapping[str, ModelJudgement], scheme: Scheme
) -> ComparisonMaterial:
    """Returns both answers of a row, each with its own ratings by the judge."""
    ratings = {
        name: ratings_text(
            {field: int(one.value) for field, one in judgement.fields.items()},
            {field: one.rationale for field, one in judgement.fields.items()},
            scheme,
        )
        for name, judgement in judgements.items()
    }
    return compare_answers_material(
        fields["prompt"], fields["a"], fields["b"], ratings=(ratings["a"], ratings["b"])
    )


def _refuse_secrets(fields: Mapping[str, Any]) -> None:
    """Raises `JudgeFailure` that names every secret in the texts by line and kind, never by value."""
    texts = {
        name: fields[name] for name in ("prompt", "a", "b", "results") if isinstance(fields.get(name), str)
    }
    found = [f"{name} {secret}" for name, text in texts.items() for secret in find_secrets(text)]
    if found:
        raise JudgeFailure(FailureKind.SECRETS, f"{'; '.join(found)}; nothing was sent")


def _request(judge: Judge, row: Row) -> dict[str, Any]:
    """Returns the first request for a row. Raises `ValueError` if there is none."""
    fields = fields_of(row)
    check_row(fields)
    bodies = [judge.preview(one) for one in _materials(fields).values()]
    if "b" in fields:
        bodies.append(
            judge.preview_comparison(compare_answers_material(fields["prompt"], fields["a"], fields["b"]))
        )
    return {"id": fields.get("id"), "post": bodies[0][0], "bodies": [body for _, body in bodies]}
