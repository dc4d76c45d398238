"""Shows progress on a terminal: finished rows, their rate and the remaining time. Shows nothing elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from variorum.batch.inputs import count_rows
from variorum.batch.progress import Progress


@contextmanager
def row_progress(source: Path) -> Iterator[Callable[[Progress], None] | None]:
    """Returns a callback for finished rows. Returns None if standard error is not a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.progress import Progress as Bar
    from rich.text import Text

    class Rate(ProgressColumn):
        """Returns rows per second over the last half minute."""

        def render(self, task: Task) -> Text:
            """Returns the rate as text, or a dash before there is one."""
            return Text("- rows/s" if task.speed is None else f"{task.speed:,.1f} rows/s")

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=Console(stderr=True)) as bar:
        # The name is arbitrary text and may contain markup characters.
        task = bar.add_task(source.name.replace("[", r"\["), total=count_rows(source))

        def tell(progress: Progress) -> None:
            failed = f", {progress.failed:,} failed" if progress.failed else ""
            name = source.name.replace("[", r"\[")
            bar.update(task, completed=progress.resumed + progress.done, description=f"{name}{failed}")

        yield tell
