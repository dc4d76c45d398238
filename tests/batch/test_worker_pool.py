"""Items that end their process, or never come to an end, cost themselves alone."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from variorum.batch.worker_pool import LostItem, NoWorkers, WorkerPool

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")


def work(item: str) -> str:
    """What the crews of this file do: the item, in capitals; some are more than a process bears."""
    if item.startswith("kill"):
        os.kill(os.getpid(), signal.SIGKILL)
    if item.startswith("crash"):
        os.kill(os.getpid(), signal.SIGSEGV)
    if item.startswith("leave"):
        os._exit(3)
    if item.startswith("hang"):
        time.sleep(600)
    if item.startswith("once "):
        _die_the_first_time(Path(item.removeprefix("once ")))
    return item.upper()


def _die_the_first_time(mark: Path) -> None:
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)


def never_begins() -> None:
    os._exit(1)


def letters(count: int) -> list[str]:
    return [f"item {number}" for number in range(count)]


@pytest.mark.parametrize("share", [1, 7])
def test_results_come_in_the_order_of_the_items(share: int) -> None:
    pool = WorkerPool(work, workers=3, share=share)
    assert list(pool.results(letters(100))) == [item.upper() for item in letters(100)]


@pytest.mark.parametrize("share", [1, 7])
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("kill", "its process died (SIGKILL)"),
        ("crash", "its process died (SIGSEGV)"),
        ("leave", "its process died (status 3)"),
    ],
)
def test_what_ends_its_process_is_known_and_the_rest_is_done(share: int, word: str, reason: str) -> None:
    items = letters(30)
    for place in (0, 11, 12, 29):
        items[place] = f"{word} {place}"
    expected = [LostItem(reason) if item.startswith(word) else item.upper() for item in items]
    assert list(WorkerPool(work, workers=2, share=share).results(items)) == expected


def test_an_item_whose_process_was_ended_by_another_is_done_after_all(tmp_path: Path) -> None:
    items = [*letters(5), f"once {tmp_path / 'mark'}", *letters(5)]
    assert list(WorkerPool(work, workers=2, share=4).results(items)) == [item.upper() for item in items]


def test_what_does_not_end_is_given_up_and_the_rest_is_done() -> None:
    items = [*letters(9), "hang", *letters(9)]
    found = list(WorkerPool(work, workers=2, share=4, time_limit=0.6).results(items))
    assert found[9] == LostItem("it took longer than 0.6 s")
    assert found[:9] + found[10:] == [item.upper() for item in letters(9) * 2]


def test_nothing_but_dead_items_comes_to_an_end() -> None:
    items = [f"kill {number}" for number in range(12)]
    assert (
        list(WorkerPool(work, workers=2, share=4).results(items))
        == [LostItem("its process died (SIGKILL)")] * 12
    )


def test_processes_that_cannot_begin_are_not_started_without_end() -> None:
    with pytest.raises(NoWorkers, match=r"processes end before they have begun \(status 1\)"):
        list(WorkerPool(work, workers=2, begin=never_begins).results(letters(20)))


def test_few_items_are_read_ahead() -> None:
    read = 0

    def items() -> Iterator[str]:
        nonlocal read
        for item in letters(10_000):
            read += 1
            yield item

    results = WorkerPool(work, workers=2, share=4).results(items())
    next(results)
    results.close()
    assert read <= 64
