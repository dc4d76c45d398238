"""Paid answers are stored as they arrive, found again, and survive kills, full disks and damage."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.judging.fake_endpoint import answer, fake_endpoint, marks, status
from tests.judging.judging_help import PAIR, Waits, endpoint_at, judge_at
from variorum.grading.shipped_rubrics import load_rubric, parse_rubric, rubric_text
from variorum.judging.cache import Cache, CacheError, CacheSize
from variorum.judging.judge import Judge
from variorum.workspace.user_folders import cache_file

posix_only = pytest.mark.skipif(os.name == "nt", reason="Windows has neither SIGKILL nor file modes")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "answers.sqlite3"


async def test_a_paid_answer_is_not_paid_for_again(path: Path) -> None:
    with fake_endpoint() as server:
        for is_cached in (False, True):
            with Cache(path) as cache:
                async with judge_at(server.url, cache=cache, price=[1.0, 1.0]) as judge:
                    result = await judge.judge(PAIR)
            assert (result.cached, result.j, result.cost) == (is_cached, 0.75, pytest.approx(0.0022))
        assert len(server.requests) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"model": "other"},
        {"temperature": 0.5},
        {"seed": 7},
        {"answer_tokens": 900},
        {"logprobs": True},
        {"source": "int y;"},
        {"target": "y = 0"},
        {"target_language": "ruby"},
        {"evidence": "s: 0.5"},
    ],
    ids=lambda change: next(iter(change)),
)
async def test_whatever_an_answer_depends_on_makes_it_another(path: Path, change: dict[str, Any]) -> None:
    is_text = next(iter(change)) in ("source", "target", "target_language", "evidence")
    with fake_endpoint() as server, Cache(path) as cache:
        async with judge_at(server.url, cache=cache) as judge:
            await judge.judge(PAIR)
        async with judge_at(server.url, cache=cache, **({} if is_text else change)) as judge:
            await judge.judge(attrs.evolve(PAIR, **change) if is_text else PAIR)
        assert len(server.requests) == 2


async def test_another_rubric_makes_another_answer(path: Path) -> None:
    changed = parse_rubric(rubric_text("translation").replace("You see", "You will see"), "x")
    with fake_endpoint() as server, Cache(path) as cache:
        for rubric in (load_rubric("translation"), changed):
            async with Judge(endpoint_at(server.url), rubric, cache=cache) as judge:
                await judge.judge(PAIR)
        assert len(server.requests) == 2


async def test_more_samples_pay_for_the_new_ones_alone(path: Path) -> None:
    with fake_endpoint() as server, Cache(path) as cache:
        for samples in (2, 4):
            async with judge_at(server.url, cache=cache, samples=samples, concurrency=1) as judge:
                await judge.judge(PAIR)
        assert len(server.requests) == 4


async def test_a_rejected_answer_was_paid_for_too(path: Path) -> None:
    with fake_endpoint(answer("no marks"), status(500), answer()) as server, Cache(path) as cache:
        async with judge_at(server.url, cache=cache) as judge:
            assert (await judge.judge(PAIR)).j == 0.75
        async with judge_at(server.url, cache=cache) as judge:
            again = await judge.judge(PAIR)
        assert len(server.requests) == 3
    assert (again.j, again.cached, again.usage.total) == (0.75, True, 4400)


async def test_a_rejected_answer_can_be_asked_for_anew(path: Path) -> None:
    bad = answer("no marks")
    with fake_endpoint(bad, bad, answer()) as server, Cache(path) as cache:
        async with judge_at(server.url, cache=cache) as judge:
            assert (await judge.judge(PAIR)).j is None
        rubric = load_rubric("translation")
        async with Judge(endpoint_at(server.url), rubric, cache=cache, reuse_rejected=False) as judge:
            assert (await judge.judge(PAIR)).j == 0.75
        assert len(server.requests) == 3


async def test_what_an_endpoint_refuses_is_remembered_between_runs(path: Path) -> None:
    with fake_endpoint(status(400, "no response_format here"), answer()) as server:
        for target in ("x = 1", "x = 2"):
            with Cache(path) as cache:
                async with judge_at(server.url, cache=cache) as judge:
                    await judge.judge(attrs.evolve(PAIR, target=target))
        forms = [request["response_format"]["type"] for request in server.requests]
    assert forms == ["json_schema", "json_object", "json_object"]


def full(*_: Any) -> None:
    raise sqlite3.OperationalError("database or disk is full")


async def test_a_full_disk_costs_a_note_and_no_answer(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with fake_endpoint() as server, Cache(path) as cache:
        monkeypatch.setattr(Cache, "size", full)
        async with judge_at(server.url, cache=cache) as judge:
            result = await judge.judge(PAIR)
    assert result.j == 0.75
    assert result.notes == (f"{path}: the cache cannot be written: database or disk is full",)


def test_the_size_limit_drops_what_was_not_used_for_longest(path: Path) -> None:
    ticks = count(1)
    with Cache(path, size_limit=1_000, clock=lambda: float(next(ticks))) as cache:
        for number in range(9):
            cache.put(f"key-{number}", {"text": "x" * 90})
            cache.touch("key-0")
        cache.put("key-9", {"text": "x" * 90})
        assert cache.size().size <= 1_000
        assert cache.get("key-0") is not None
        assert cache.get("key-1") is None
        assert cache.get("key-9") is not None


def test_clearing_forgets_everything(path: Path) -> None:
    with Cache(path) as cache:
        cache.put("key", {"a": 1})
        cache.store_capabilities("endpoint", {"b": 2})
        cache.clear()
        assert (cache.size(), cache.capabilities_of("endpoint")) == (CacheSize(0, 0), None)


def test_a_file_that_is_no_cache_is_one_clear_error(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"precious notes, not a database at all" * 100)
    with pytest.raises(CacheError, match="cannot be opened: file is not a database; remove the file"):
        Cache(path)
    assert path.read_bytes().startswith(b"precious")


@pytest.mark.parametrize("value", ["{", "[1]", "null", '{"content": 3}', json.dumps({"usage": {}})])
async def test_a_damaged_entry_is_asked_for_again(path: Path, value: str) -> None:
    with fake_endpoint() as server, Cache(path) as cache:
        async with judge_at(server.url, cache=cache) as judge:
            await judge.judge(PAIR)
        with sqlite3.connect(path) as other:
            other.execute("UPDATE answers SET value = ?", (value,))
        async with judge_at(server.url, cache=cache) as judge:
            assert (await judge.judge(PAIR)).j == 0.75
        assert len(server.requests) == 2


@posix_only
def test_the_file_is_its_owners_alone(path: Path) -> None:
    with Cache(path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


@posix_only
def test_a_killed_writer_leaves_a_sound_file_with_all_that_was_stored(path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from variorum.judging.cache import Cache\n"
        f"cache = Cache(Path({str(path)!r}))\n"
        "for number in range(10**9):\n"
        "    cache.put(f'key-{number}', {'n': number}); print(number, flush=True)\n"
    )
    writer = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    said = [int(writer.stdout.readline()) for _ in range(20)]
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    writer.stdout.close()
    with Cache(path) as cache:
        assert [cache.get(f"key-{number}") for number in said] == [{"n": number} for number in said]
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_two_writers_may_share_a_file(path: Path) -> None:
    with Cache(path) as one, Cache(path) as other:
        one.put("a", {"n": 1})
        other.put("b", {"n": 2})
        assert (one.get("b"), other.get("a")) == ({"n": 2}, {"n": 1})


def test_the_cache_is_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache_file({"XDG_CACHE_HOME": "/x"}) == Path("/x/variorum/answers.sqlite3")
    assert cache_file({"HOME": "/home/a"}) == Path("/home/a/.cache/variorum/answers.sqlite3")


async def test_budgets_stop_before_the_limit_and_count_what_is_under_way() -> None:
    with fake_endpoint() as server:
        async with judge_at(server.url, Waits(), max_tokens=8_000, concurrency=4) as judge:
            pairs = [attrs.evolve(PAIR, target=f"x = {number}") for number in range(5)]
            results = await asyncio.gather(*(judge.judge(pair) for pair in pairs))
            assert judge.spent.total <= 8_000
        assert len(server.requests) == sum(result.j is not None for result in results)
    reasons = {result.failure.kind.value for result in results if result.failure}
    assert reasons == {"budget reached"}
    assert any(result.j == marks()["safety"]["score"] for result in results)
