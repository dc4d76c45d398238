"""These accidents need a system that forks and knows limits."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

collect_ignore_glob = ["test_*.py"] if os.name == "nt" else []


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A folder that everybody can look into and nobody but the administrator can change; a test fills it first."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
