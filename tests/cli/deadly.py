"""What workers of `variorum check` do in tests: some texts end their process, or keep it for ever."""

from __future__ import annotations

import os
import signal
import time

from variorum.cli import check_workers
from variorum.cli.check_jobs import Job, Unchecked
from variorum.rules.choice import RuleChoice

_real = check_workers._checked
_begin = check_workers._begin
_SMALL = Job("x = 1\n", "python", is_host=False, rules=RuleChoice.of())


def begin_warm() -> None:
    """Begins a worker as ever, and has it check a small file, so that its limit is not spent on loading the language."""
    _begin()
    _real(_SMALL)


def checked(job: Job) -> tuple[str | Unchecked, dict[str, str]]:
    """The findings of a job, unless its text is one that nobody survives."""
    if "ends its process" in job.text:
        os.kill(os.getpid(), signal.SIGKILL)
    if "takes for ever" in job.text:
        time.sleep(600)
    return _real(job)
