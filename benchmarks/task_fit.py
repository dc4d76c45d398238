"""How well the code-quality score tells the code of a task from the code of other tasks, without running any.

Usage: `python -m benchmarks.task_fit TASKS [--seed N] [--others N]`. TASKS is a file of JSON Lines, perhaps in gzip, as
sets of tasks with tests have it: each row has `prompt`, `canonical_solution` and `entry_point` (a function in Python whose
documentation string is the task), or `task` (or `text`), `code` and perhaps `language`. Documentation strings of the
solutions are taken off first, because they are the task.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import fmean

import attrs

from variorum.languages import language_named
from variorum.quality.evaluate import evaluate
from variorum.syntax.document import Document

_EXAMPLES = re.compile(r">>>|\b[Ee]xamples?\b|\b[Ff]or example\b")
# What a function is called that says nothing.
_NAMELESS = "solve"


@attrs.frozen
class Row:
    """A task and the code that does it."""

    task: str
    code: str
    language: str
    name: str


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tasks", type=Path, metavar="TASKS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--others", type=int, default=20, help="how many other tasks each is compared with")
    options = parser.parse_args()
    rows = list(read_rows(options.tasks))
    forms: dict[str, Callable[[Row], Row]] = {
        "as it is": lambda row: row,
        "without examples": without_examples,
        "without examples, function renamed": lambda row: nameless(without_examples(row)),
    }
    print(f"{len(rows)} tasks, each beside {min(options.others, len(rows) - 1)} others, seed {options.seed}")
    print(f"{'task':36}  {'other code lower':>16}  {'other task lower':>16}  {'own':>5}  {'other':>5}")
    for name, form in forms.items():
        print(f"{name:36}  {measured([form(row) for row in rows], options.others, options.seed)}")


def measured(rows: Sequence[Row], others: int, seed: int) -> str:
    """The two shares, and the mean scores of code for its own task and for another."""
    chance = random.Random(seed)
    documents = [Document.parse(row.code, language_named(row.language)) for row in rows]

    def score(code: int, task: int) -> float:
        return evaluate(documents[code], task=rows[task].task).overall

    own = [score(index, index) for index in range(len(rows))]
    by_code, by_task, apart = [], [], []
    for index in range(len(rows)):
        rest = [other for other in range(len(rows)) if rows[other].task != rows[index].task]
        for other in chance.sample(rest, min(others, len(rest))):
            of_other_code, for_other_task = score(other, index), score(index, other)
            by_code.append(of_other_code < own[index])
            by_task.append(for_other_task < own[index])
            apart.append(for_other_task)
    return f"{fmean(by_code):16.1%}  {fmean(by_task):16.1%}  {fmean(own):5.2f}  {fmean(apart):5.2f}"


def without_examples(row: Row) -> Row:
    """The row with a task that ends where its examples begin."""
    prose = _EXAMPLES.split(row.task)[0].strip()
    return attrs.evolve(row, task=prose or row.task)


def nameless(row: Row) -> Row:
    """The row with a function whose name says nothing."""
    if not row.name:
        return row
    name = re.compile(rf"\b{re.escape(row.name)}\b")
    return attrs.evolve(row, task=name.sub(_NAMELESS, row.task), code=name.sub(_NAMELESS, row.code))


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of a file that have a task."""
    return (row for row in _all_rows(path) if row.task.strip())


def _all_rows(path: Path) -> Iterator[Row]:
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            fields = json.loads(line)
            if "canonical_solution" in fields:
                yield _of_prompt(fields["prompt"] + fields["canonical_solution"], fields["entry_point"])
            else:
                task = fields.get("task", fields.get("text", ""))
                yield Row(task, fields["code"], fields.get("language", "python"), fields.get("name", ""))


def _of_prompt(code: str, name: str) -> Row:
    tree = ast.parse(code)
    task = ""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and (text := ast.get_docstring(node)):
            task = text if node.name == name else task
            node.body = node.body[1:] or [ast.Pass()]
    return Row(task, ast.unparse(tree) + "\n", "python", name)


if __name__ == "__main__":
    main()
