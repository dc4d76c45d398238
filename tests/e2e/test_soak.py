"""A soak of a few seconds: no request without an answer, and no more threads and handles at the end than before."""

from __future__ import annotations

import sys
from pathlib import Path

from benchmarks.soak import documents_in, soak, standard_library


async def test_a_server_that_is_typed_at_answers_everything_and_holds_no_more(tmp_path: Path) -> None:
    standard_library(tmp_path, 8)
    documents = documents_in(tmp_path, 8)
    assert len(documents) == 8
    command = f"{sys.executable} -m variorum server"
    soaked = await soak(command, tmp_path, documents, edits=250, seconds=0)
    assert soaked.tally.asked > 40
    assert soaked.tally.cancelled > 5
    assert soaked.tally.failed == []
    assert soaked.unanswered == 0
    assert soaked.end[-1].threads <= soaked.warm[0].threads
    assert soaked.end[-1].handles <= soaked.warm[0].handles
