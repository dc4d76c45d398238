"""One piece of code as material to judge, with the task that it was written for, if there is one."""

from __future__ import annotations

from variorum.judging.prompt import Material
from variorum.judging.task import Task

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
    """The material. `language` is a name, "" if it is unknown; a `task` of blanks alone is none."""
    return Material(task if task.strip() else "", code, _TASK_NOTE, language, evidence, CODE)
