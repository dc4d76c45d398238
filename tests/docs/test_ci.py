"""The workflow file runs every step of `.ci/run`, on the versions of Python that the project supports."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

REPOSITORY = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason=".ci/run is a shell script")


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    text = (REPOSITORY / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    return dict(yaml.safe_load(text)["jobs"])


def test_every_step_is_a_job(jobs: dict[str, Any]) -> None:
    listed = subprocess.run(
        [REPOSITORY / ".ci/run", "--list"], capture_output=True, text=True, check=True
    ).stdout
    steps = {line.split()[0] for line in listed.splitlines()}
    assert {"tests", *jobs["step"]["strategy"]["matrix"]["name"]} == steps


def test_the_tests_run_on_every_supported_python(jobs: dict[str, Any]) -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    prefix = "Programming Language :: Python :: 3."
    supported = {f"3.{one.removeprefix(prefix)}" for one in project["classifiers"] if one.startswith(prefix)}
    assert set(jobs["tests"]["strategy"]["matrix"]["python"]) == supported
