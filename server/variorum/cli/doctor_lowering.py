"""`variorum doctor --lowering FILE`: lists the parts of a file that could not be lowered."""

from __future__ import annotations

from collections import Counter

from variorum.cli.console import Console
from variorum.cli.source_files import read_source
from variorum.program.lowering import lower
from variorum.program.opacity import opacity_of
from variorum.reports.printable import visible
from variorum.settings import DEFAULT


def show_lowering(path: str, console: Console) -> int:
    """Prints each part that could not be lowered, then the count of each reason. Returns exit status 0."""
    source = read_source(path, DEFAULT)
    text = source.content.text
    data = text.encode("utf-8", "replace")
    found = opacity_of(lower(source.language, text))
    for part in found.parts:
        line = data.count(b"\n", 0, part.start) + 1
        console.show(f"{visible(path)}:{line}: {visible(part.reason)}\n")
    for reason, count in Counter(part.reason for part in found.parts).most_common():
        console.show(f"{count:5} {visible(reason)}\n")
    console.show(f"{found.clear_functions} of {found.functions} functions are lowered completely.\n")
    return 0
