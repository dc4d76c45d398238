"""`--fix` and `--diff`: the safe fixes of a file, written back or shown as a patch."""

from __future__ import annotations

import difflib
import os
import re

import attrs

from variorum.cli.checking import Checked, check_source
from variorum.cli.console import Console
from variorum.cli.files import HostSource
from variorum.rules.excerpts import fixed_embedded
from variorum.rules.fixing import fixed
from variorum.workspace import OutsideWorkspace


def fixed_text(one: Checked) -> str:
    """The file's text after all safe fixes."""
    source = one.source
    if isinstance(source, HostSource):
        return str(fixed_embedded(source.content.text, source.host, one.rules.selection))
    text, language, selection = source.content.text, source.language, one.rules.selection
    return str(fixed(text, language, selection, one.source_language, one.neighbourhood))


def fix_source(one: Checked, console: Console) -> Checked:
    """The file after its fixes, checked again; a file on disk is written, unless that would harm it."""
    text = fixed_text(one)
    if text == one.source.content.text:
        return one
    if not one.source.content.is_exact:
        console.complain(f"{one.file.path}: not fixed, because only part of the file could be read as text")
        return one
    if not one.source.is_stdin:
        try:
            path = os.path.abspath(one.source.path)
            one.around.workspace.write(path, text, has_bom=one.source.content.has_bom)
        except (OSError, OutsideWorkspace) as error:
            console.complain(f"{one.file.path}: not fixed: {error}")
            return one
    source = attrs.evolve(one.source, content=attrs.evolve(one.source.content, text=text))
    return check_source(source, one.around, one.rules, one.source_language, one.neighbourhood)


def difference(one: Checked) -> str:
    """What `--fix` would change, as a unified patch; empty where it would change nothing."""
    before, after = one.source.content.text, fixed_text(one)
    if before == after or not one.source.content.is_exact:
        return ""
    lines = difflib.unified_diff(_lines(before), _lines(after), f"a/{one.file.path}", f"b/{one.file.path}")
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines
    )


def _lines(text: str) -> list[str]:
    """Lines with their ends. Only line feeds end a line in a patch; form feeds and the like stay inside."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)
