"""The Ray engine on real clusters: the output is the local engine's, whatever is lost on the way."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from tests.batch.scorers import fragile, length, slow
from variorum.batch.local_engine import score_file
from variorum.batch.progress import Progress
from variorum.batch.ray_engine import score_file_on_ray
from variorum.batch.rows import BatchError

ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="Ray clusters do not run on Windows"),
    # Ray's own settings object warns about its own deprecated fields.
    pytest.mark.filterwarnings("ignore::DeprecationWarning:ray.*"),
]

MEMORY = 100 * 1024 * 1024


def write_rows(path: Path, texts: list[str]) -> Path:
    rows = (json.dumps({"id": f"row-{number}", "text": text}) for number, text in enumerate(texts, start=1))
    path.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a processor each, and a head that holds none: either can be lost."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": MEMORY})
    nodes = [made.add_node(num_cpus=1, object_store_memory=MEMORY) for _ in range(2)]
    # The workers import the tests' functions from here.
    environment = {"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}}
    ray.init(address=made.address, log_to_driver=False, logging_level="ERROR", runtime_env=environment)
    made.wait_for_nodes()
    yield made, nodes
    ray.shutdown()
    made.shutdown()


def test_bad_rows_and_good_ones_come_out_as_from_the_local_engine(cluster: Any, tmp_path: Path) -> None:
    data = tmp_path / "data.jsonl"
    data.write_bytes(
        b'{"id": 1, "text": "ok"}\r\n\n{broken\n[1]\n{"id": 5}\n\xff\xfe{"id": 7}\n'
        + b'{"text": "' + b"x" * 2_000 + b'"}\n'
        + b"".join(b'{"id": %d, "text": "more"}\n' % number for number in range(50))
    )  # fmt: skip
    options: dict[str, Any] = {"recipe": "length 1", "max_line_bytes": 1_000}
    local = score_file(data, tmp_path / "local", length, workers=1, **options)
    spread = score_file_on_ray(data, tmp_path / "ray", length, rows_in_a_part=7, **options)
    assert spread == local == Progress(resumed=0, done=56, failed=5)
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "local").read_bytes()
    assert not (tmp_path / "ray.parts").exists()


def test_a_row_that_kills_its_worker_fails_alone(cluster: Any, tmp_path: Path) -> None:
    data = write_rows(tmp_path / "data.jsonl", ["a"] * 5 + ["die"] + ["bb"] * 6)
    score_file(data, tmp_path / "local", fragile, recipe="fragile 1", workers=1)
    spread = score_file_on_ray(data, tmp_path / "ray", fragile, recipe="fragile 1", rows_in_a_part=4)
    assert spread == Progress(resumed=0, done=12, failed=1)
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "local").read_bytes()


def test_a_run_goes_on_from_what_was_written_and_from_whole_parts(cluster: Any, tmp_path: Path) -> None:
    data = write_rows(tmp_path / "data.jsonl", ["x" * size for size in range(40)])
    score_file(data, tmp_path / "whole", length, recipe="length 1", workers=1)
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)
    # As a kill leaves it: some rows in the output, the last of them torn, one part finished.
    score_file_on_ray(data, tmp_path / "ray", length, recipe="length 1", rows_in_a_part=8)
    (tmp_path / "ray").write_bytes(b"".join(lines[:13]) + lines[13][:9])
    spread = score_file_on_ray(data, tmp_path / "ray", length, recipe="length 1", rows_in_a_part=8)
    assert spread == Progress(resumed=13, done=27, failed=0)
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "whole").read_bytes()


def test_an_output_of_another_run_is_refused(cluster: Any, tmp_path: Path) -> None:
    data = write_rows(tmp_path / "data.jsonl", ["a"])
    score_file(data, tmp_path / "out", length, recipe="length 1", workers=1)
    with pytest.raises(BatchError, match="was made with other settings"):
        score_file_on_ray(data, tmp_path / "out", length, recipe="length 2")


def test_a_node_that_dies_in_mid_run_costs_nothing_but_time(cluster: Any, tmp_path: Path) -> None:
    made, nodes = cluster
    data = write_rows(tmp_path / "data.jsonl", ["x" * size for size in range(240)])
    score_file(data, tmp_path / "local", slow, recipe="slow 1", workers=2)
    begun = Event()
    seen: list[Progress] = []

    def watch(progress: Progress) -> None:
        seen.append(progress)
        begun.set()

    def kill() -> None:
        begun.wait(timeout=120)
        made.remove_node(nodes.pop(), allow_graceful=False)

    killer = Thread(target=kill)
    killer.start()
    spread = score_file_on_ray(
        data, tmp_path / "ray", slow, recipe="slow 1", rows_in_a_part=6, on_progress=watch
    )
    killer.join()
    # The rows may be done before the cluster has missed the node.
    made.wait_for_nodes(timeout=60)
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    assert seen[0].done < 240
    assert spread == Progress(resumed=0, done=240, failed=0)
    assert sorted((tmp_path / "ray").read_bytes().splitlines()) == sorted(
        (tmp_path / "local").read_bytes().splitlines()
    )
