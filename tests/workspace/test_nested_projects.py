"""Copies of other projects are known by the holders of their licences."""

from __future__ import annotations

from pathlib import Path

import pytest

from variorum.workspace import Workspace
from variorum.workspace.nested_projects import NestedProjects

OURS = "MIT License\n\nCopyright (c) 2019 Ada Lovelace\n\nPermission is hereby granted, free of charge, to any person\n"
THEIRS = (
    "Copyright (c) 2008-2017 Pivotal Labs\n\nPermission is hereby granted, free of charge, to any person\n"
)
GNU = "GNU GENERAL PUBLIC LICENSE\n Version 2, June 1991\n\n Copyright (C) 1989, 1991 Free Software Foundation, Inc.\n"


def workspace(root: Path, files: dict[str, str]) -> NestedProjects:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return NestedProjects(Workspace(root))


@pytest.mark.parametrize(
    ("files", "is_copy"),
    [
        ({"LICENSE": OURS, "plugins/jasmine/MIT.LICENSE": THEIRS}, True),
        ({"LICENSE": OURS, "plugins/jasmine/License.txt": THEIRS}, True),
        ({"LICENSE": OURS, "plugins/LICENSE-MIT": THEIRS}, True),
        ({"LICENSE": OURS, "plugins/jasmine/LICENSE": OURS.replace("2019", "2021")}, False),
        # Nobody is known to hold the one or the other.
        ({"plugins/jasmine/LICENSE": THEIRS}, False),
        ({"LICENSE": OURS, "plugins/jasmine/COPYING": GNU}, False),
        ({"COPYING": GNU, "plugins/jasmine/LICENSE": THEIRS}, False),
        # What is built on its own is a part of a larger project.
        ({"LICENSE": OURS, "plugins/jasmine/LICENSE": THEIRS, "plugins/jasmine/package.json": "{}"}, False),
        ({"LICENSE": OURS, "plugins/jasmine/LICENSE": THEIRS, "plugins/jasmine/Makefile": ""}, False),
        ({"LICENSE": OURS, "other/LICENSE": THEIRS}, False),
        # The licence of a single file.
        ({"LICENSE": OURS, "plugins/aes-license.txt": THEIRS}, False),
    ],
)
def test_a_folder_with_a_licence_of_somebody_else(
    tmp_path: Path, files: dict[str, str], is_copy: bool
) -> None:
    assert workspace(tmp_path, files).holds("plugins/jasmine/lib/a.js") is is_copy


def test_the_nearest_licence_around_it_counts(tmp_path: Path) -> None:
    files = {"LICENSE": OURS, "a/LICENSE": THEIRS, "a/package.json": "{}", "a/b/LICENSE": THEIRS}
    assert not workspace(tmp_path, files).holds("a/b/c.js")


def test_a_folder_that_was_asked_for_is_no_copy(tmp_path: Path) -> None:
    nested = workspace(tmp_path, {"LICENSE": OURS, "copy/LICENSE": THEIRS})
    assert nested.holds("copy/a.js")
    assert nested.holds("copy/lib/a.js")
    assert not nested.holds("copy/a.js", "copy")
    assert not nested.holds("copy/lib/a.js", "copy/lib")


def test_a_licence_that_cannot_be_read_says_nothing(tmp_path: Path) -> None:
    nested = workspace(tmp_path, {"LICENSE": OURS, "copy/LICENSE/a.txt": THEIRS})
    assert not nested.holds("copy/a.js")
