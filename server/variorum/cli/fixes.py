"""`--fix` and `--diff`: applies the fixes of a file, or shows them as a patch."""

from __future__ import annotations

import difflib
import os
import re
from collections import Counter
from collections.abc import Sequence

import attrs

from variorum.cli.check_engine import document_findings
from variorum.cli.checked_source import CheckedSource, check_source
from variorum.cli.console import Console
from variorum.cli.source_files import HostSource
from variorum.reports.text import count
from variorum.rules.baseline import new_findings
from variorum.rules.embedded_code import fix_embedded
from variorum.rules.fixing import Change, compatible_changes, fix_repeatedly
from variorum.syntax.document import Document
from variorum.workspace import OutsideWorkspace


@attrs.frozen
class FixedText:
    """A file's text after its fixes, and the number of fixes by rule."""

    text: str
    counts: Counter[str]


def fix_all(checked: Sequence[CheckedSource], console: Console, *, with_unsafe: bool) -> list[CheckedSource]:
    """Fixes the files, checks them again and reports the fixes. Prints a piped text to standard output."""
    after, fixes, files = [], 0, 0
    for one in checked:
        fixed, counts = fix_source(one, console, with_unsafe=with_unsafe)
        after.append(fixed)
        if one.source.is_stdin:
            console.show_source(fixed.source.content.text)
        elif counts:
            fixes, files = fixes + counts.total(), files + 1
            rules = ", ".join(f"{number} {rule}" for rule, number in sorted(counts.items()))
            console.note(f"{one.file.path}: fixed {rules}")
    if fixes:
        console.note(f"Fixed {count(fixes, 'finding')} in {count(files, 'file')}.")
    return after


def show_differences(checked: Sequence[CheckedSource], console: Console, *, with_unsafe: bool) -> int:
    """Prints the fixes as a patch. Returns the exit status: 1 if there is anything to fix."""
    differences = [difference(one, with_unsafe=with_unsafe) for one in checked]
    for text in differences:
        console.show_source(text)
    return 1 if any(differences) else 0


def fixed_text(one: CheckedSource, *, with_unsafe: bool) -> FixedText:
    """Returns the text after all safe fixes of the reported findings, or after all fixes if `with_unsafe`."""
    source = one.source
    if isinstance(source, HostSource):
        selection = one.job.rules.selection
        text, known = source.content.text, one.known.baselines
        hosted = fix_embedded(text, source.host, selection, known, with_unsafe=with_unsafe)
        return FixedText(str(hosted.parsed.text), hosted.counts)
    language = source.language

    def changes(document: Document) -> list[Change]:
        found = new_findings(document_findings(document, one.job), document.text, one.known.baselines)
        return compatible_changes(found, with_unsafe=with_unsafe)

    done = fix_repeatedly(
        Document.parse(source.content.text, language), changes, lambda after: Document.parse(after, language)
    )
    return FixedText(str(done.parsed.text), done.counts)


def fix_source(
    one: CheckedSource, console: Console, *, with_unsafe: bool
) -> tuple[CheckedSource, Counter[str]]:
    """Fixes a file and checks it again. Returns the result and the number of fixes by rule.

    A file on disk is written, unless that would harm it.
    """
    after = fixed_text(one, with_unsafe=with_unsafe)
    text, nothing = after.text, Counter[str]()
    if text == one.source.content.text:
        return one, nothing
    if not one.source.content.is_exact:
        console.warn(f"{one.file.path}: not fixed, because only part of the file could be read as text")
        return one, nothing
    if not one.source.is_stdin:
        try:
            path = os.path.abspath(one.source.path)
            one.around.workspace.write(path, text, has_bom=one.source.content.has_bom)
        except (OSError, OutsideWorkspace) as error:
            console.warn(f"{one.file.path}: not fixed: {error}")
            return one, nothing
    source = attrs.evolve(one.source, content=attrs.evolve(one.source.content, text=text))
    again = check_source(source, one.around, one.only, one.source_language, one.job.workspace_context)
    return again.without_known(one.known), after.counts


def difference(one: CheckedSource, *, with_unsafe: bool) -> str:
    """Returns the changes of `--fix` as a unified diff; empty if there are none."""
    before, after = one.source.content.text, fixed_text(one, with_unsafe=with_unsafe).text
    if before == after or not one.source.content.is_exact:
        return ""
    lines = difflib.unified_diff(_lines(before), _lines(after), f"a/{one.file.path}", f"b/{one.file.path}")
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines
    )


def _lines(text: str) -> list[str]:
    """Splits at line feeds only, as patches do; form feeds and the like stay inside lines."""
    return re.findall(r"[^\n]*\n|[^\n]+", text)
