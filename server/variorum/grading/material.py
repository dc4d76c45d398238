"""Defines what a judge is shown: a text and its translation, a prompt and its answer, or a piece of code."""

from __future__ import annotations

import attrs

from variorum.grading.judging_task import TRANSLATION, Task

CODE = Task(
    "code",
    "You are a judge of code. You mark by the rubric below and by nothing else.",
    "You compare two pieces of code for one task, A and B, by the questions below and nothing else.",
    "TASK",
    "CODE",
    "code",
    source_side="task",
    target_side="code",
    needs_source=False,
)

_TASK_NOTE = "what the code was asked to do"


def code_material(code: str, language: str, task: str = "", *, evidence: str = "") -> Material:
    """Returns the material. `language` is a name, "" if it is unknown; a `task` of blanks alone is none."""
    return Material(task if task.strip() else "", code, _TASK_NOTE, language, evidence, CODE)


@attrs.frozen
class Material:
    """What is judged: a text and its translation, or a prompt and its answer, and what was found out about them
    without a model.

    `evidence` has one finding a line; it quotes the texts and is no more to be trusted than they are.
    """

    source: str
    target: str
    source_language: str
    target_language: str
    evidence: str = ""
    task: Task = TRANSLATION

    @property
    def sides(self) -> dict[str, str]:
        """Both texts by their names in rows and messages."""
        return {self.task.source_side: self.source, self.task.target_side: self.target}


@attrs.frozen
class ComparisonMaterial:
    """A source and two translations of it, or a prompt and two answers.

    `first_ratings` and `second_ratings` say what each was rated by itself, one dimension a line; "" where that is
    not known. They quote judges, and are no more to be trusted than the texts.
    """

    source: str
    first: str
    second: str
    source_language: str
    target_language: str
    task: Task = TRANSLATION
    first_ratings: str = ""
    second_ratings: str = ""

    def swapped(self) -> ComparisonMaterial:
        """Returns the same with the two in the other order."""
        return attrs.evolve(
            self,
            first=self.second,
            second=self.first,
            first_ratings=self.second_ratings,
            second_ratings=self.first_ratings,
        )

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that comes from outside."""
        return (self.source, self.first, self.second, self.first_ratings, self.second_ratings)
