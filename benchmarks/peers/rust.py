"""clippy, with the warnings of the compiler that it brings."""

from __future__ import annotations

import json
import re
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.peers.peer import UNREAD, Peer, Place, output

_EDITION = re.compile(r'^edition\s*=\s*"(\d+)"', re.M)


def _clippy(program: str, files: Sequence[Path]) -> Iterator[Place]:
    """Crate by crate, from `src/lib.rs`; one that needs other crates does not compile on its own and is not read."""
    crates: dict[Path, list[Path]] = defaultdict(list)
    for file in files:
        root = next((one for one in file.parents if (one / "Cargo.toml").is_file()), None)
        if root is None or not (root / "src" / "lib.rs").is_file():
            yield file, 1, UNREAD
        else:
            crates[root].append(file)
    for root, own in crates.items():
        yield from _crate(program, root, own)


def _crate(program: str, root: Path, own: Sequence[Path]) -> Iterator[Place]:
    edition = _EDITION.search((root / "Cargo.toml").read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        command = [
            program, "--edition", edition[1] if edition else "2015", "--crate-type", "lib",
            "--emit", "metadata,dep-info", "--cfg", 'feature="std"', "--cfg", 'feature="default"', "--cap-lints", "warn",
            "-W", "unused", "-W", "clippy::collapsible_else_if", "-W", "clippy::unused_self",
            "--error-format", "json", "--out-dir", folder, str(root / "src" / "lib.rs"),
        ]  # fmt: skip
        said = [
            json.loads(line) for line in output(command, errors=True).splitlines() if line.startswith("{")
        ]
        listed = "".join(one.read_text("utf-8") for one in Path(folder).glob("*.d"))
    read = (
        {file for file in own if str(file) in listed}
        if all(one["level"] != "error" for one in said)
        else set()
    )
    yield from ((file, 1, UNREAD) for file in own if file not in read)
    for found in said:
        place = next((span for span in found["spans"] if span["is_primary"]), None)
        if found.get("code") and place and Path(place["file_name"]) in read:
            yield Path(place["file_name"]), place["line_start"], found["code"]["code"]


CLIPPY = Peer(
    suffixes=frozenset({".rs"}),
    codes={
        "unused_variables": ("unused-variable", "unused-parameter"),
        "unused_imports": ("unused-import",),
        "unused_assignments": ("redundant-assignment",),
        "unreachable_code": ("unreachable",),
        "unused_labels": ("unused-label",),
        "unused_must_use": ("useless-expression",),
        "path_statements": ("useless-expression",),
        "clippy::no_effect": ("useless-expression",),
        "clippy::let_and_return": ("redundant-assignment",),
        "clippy::self_assignment": ("redundant-assignment",),
        "clippy::needless_return": ("redundant-return",),
        "clippy::collapsible_else_if": ("redundant-else",),
        "clippy::unused_self": ("unused-parameter",),
    },
    ask=_clippy,
    program="clippy-driver",
)
