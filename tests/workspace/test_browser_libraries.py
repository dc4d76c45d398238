"""Copies of browser libraries are known by their names, unless the project is the library."""

from __future__ import annotations

from pathlib import Path

import pytest

from variorum.workspace import Workspace
from variorum.workspace.browser_libraries import BrowserLibraries


@pytest.mark.parametrize(
    ("path", "is_copy"),
    [
        ("public/js/jquery.js", True),
        ("js/jquery.mobile/jquery.mobile.js", True),
        ("js/map/OpenLayers-debug.js", True),
        ("js/syntaxhighlighter/src/shLegacy.js", True),
        ("js/jquery.cart.js", False),
        ("js/moments.js", False),
        ("js/app.js", False),
        ("js/bootstrap.js", False),
        ("src/moment/now.js", False),
        ("jquery-project/src/jquery.js", False),
    ],
)
def test_a_script_named_after_a_library(tmp_path: Path, path: str, is_copy: bool) -> None:
    assert BrowserLibraries(Workspace(tmp_path)).holds(path) is is_copy


def test_the_library_itself_is_no_copy(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "jquery-ui"}')
    assert not BrowserLibraries(Workspace(tmp_path)).holds("dist/jquery.js")
    assert BrowserLibraries(Workspace(tmp_path)).holds("dist/underscore.js")


@pytest.mark.parametrize("text", ["[]", "{", '{"name": 5}'])
def test_an_odd_manifest_says_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / "package.json").write_text(text)
    assert BrowserLibraries(Workspace(tmp_path)).holds("dist/jquery.js")
