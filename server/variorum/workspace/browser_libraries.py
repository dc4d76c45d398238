"""Recognises copies of well-known browser libraries by their names: web projects keep them beside their own scripts."""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.workspace.file_text import UnreadableFile
from variorum.workspace.outside_workspace import OutsideWorkspace

if TYPE_CHECKING:
    from variorum.workspace.workspace import Workspace

_MAX_SIZE = 100_000
# Names that a project would not give to a script or a folder of its own: `bootstrap.js` often starts an application.
_SCRIPTS = (
    "angular|backbone|ckeditor|codemirror|cufon|d3|dojo|ember|es[56]-shim|excanvas|ext-all|flotr2?|handlebars|html5shiv|jquery|json2"
    "|knockout|leaflet|lodash|mathjax|modernizr|moment|mootools|mustache|openlayers|prettify|raphael|requirejs|scriptaculous"
    "|swfobject|tiny_?mce|underscore|yui"
)
_FOLDERS = (
    "ckeditor|codemirror|excanvas|jquery-ui|mathjax|mootools|scriptaculous|syntaxhighlighter|tiny_?mce|yui"
)
_BUILDS = "mobile|ui|core|all|full|debug|src|dev|js"
_COPY = re.compile(
    rf"(?:^|/)(?:(?P<folder>{_FOLDERS})/|(?P<script>{_SCRIPTS})(?:[.-](?:{_BUILDS}))*\.js$)", re.IGNORECASE
)


class BrowserLibraries:
    """Which scripts of a workspace are copies of libraries."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    def holds(self, relative: str) -> bool:
        """Returns whether a script is a copy of a library, and not the project's own."""
        found = _COPY.search(relative)
        if found is None:
            return False
        name = (found["folder"] or found["script"]).lower()
        # Several projects may be side by side in a workspace, each in its folder.
        folder = relative.partition("/")[0].lower() if relative.count("/") > 1 else ""
        return name not in self._project and name not in folder

    @cached_property
    def _project(self) -> str:
        """The names of the workspace's folder and of its package."""
        names = [self._workspace.root.name]
        for manifest in ("package.json", "bower.json"):
            try:
                stated = json.loads(self._workspace.read(manifest, _MAX_SIZE).text)
            except (OutsideWorkspace, UnreadableFile, ValueError):
                continue
            if isinstance(stated, dict):
                names.append(str(stated.get("name", "")))
        return " ".join(names).lower()
