"""Prints what an editor shows: lenses, diagnostics, hovers and scores."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from variorum.cli.console import Console
from variorum.cli.demo_client import Json
from variorum.reports.frames import code_frame
from variorum.reports.printable import visible
from variorum.rules.finding import Severity
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span
from variorum.translation.pair_search import Pair

_WIDTH = 110
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_EMPTY_LINES = re.compile(r"\n{3,}")


class Screen:
    """Prints the editor's user interface as text."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._style = console.style

    def title(self, text: str) -> None:
        """Prints an underlined heading."""
        fragment = visible(text)
        self._console.show(
            f"\n{self._style.strong(fragment)}\n{self._style.faint('=' * min(len(fragment), _WIDTH))}\n"
        )

    def lenses(self, lenses: Sequence[Json]) -> None:
        """Prints the code lenses, each above its line."""
        self._heading("Lenses")
        for lens in lenses:
            line = lens["range"]["start"]["line"] + 1
            self._console.show(f"  line {line:>4}  {visible(str(lens['command']['title']))}\n")
        if not lenses:
            self._console.show("  (none)\n")

    def diagnostic(self, path: str, text: SourceText, diagnostic: Json, actions: Sequence[str]) -> None:
        """Prints a diagnostic with its range, message, related locations and code actions."""
        severity = Severity(diagnostic.get("severity", Severity.WARNING))
        span = span_of(text, diagnostic["range"])
        place = text.place(span.start)
        label = self._style.severity(f"{severity.label}[{diagnostic.get('code')}]", severity)
        head = self._style.strong(f"{visible(path)}:{place.line}:{place.column}")
        lines = [
            f"{head}: {label}: {visible(str(diagnostic['message']))}",
            code_frame(text, span, style=self._style, severity=severity, indent="  "),
        ]
        for related in diagnostic.get("relatedInformation") or ():
            where = str(related["location"]["uri"]).rpartition("/")[2]
            line = related["location"]["range"]["start"]["line"] + 1
            words = visible(f"{where}:{line}: {related['message']}")
            lines.append(f"  {self._style.faint('see:')} {words}")
        if actions:
            lines.append(f"  {self._style.faint('offers:')} {visible(' | '.join(actions))}")
        self._console.show("\n" + "\n".join(lines) + "\n")

    def hover(self, text: SourceText, position: Json, contents: str) -> None:
        """Prints a hover and the line that it belongs to."""
        line = text.slice(text.line_span(position["line"])).strip()
        self._heading(f"Hover on line {position['line'] + 1}: {line}")
        self._markdown(contents)

    def score(self, report: str) -> None:
        """Prints the answer to "score this translation" with its tables."""
        self._heading("Score this translation")
        self._markdown(report)

    def scores(self, report: str, further: int) -> None:
        """Prints the scores without their tables, and how many findings are not shown."""
        lines = report.partition("\n\n")[0].replace("**", "").split("\n")
        scores = (line.removeprefix("- ") for line in lines)
        self._console.show(f"\n{self._style.strong(visible(' · '.join(scores)))}\n")
        if further:
            noun = "finding" if further == 1 else "findings"
            self._console.show(f"{further} more {noun} in this file.\n")

    def next_steps(self, root: Path, pair: Pair) -> None:
        """Prints commands to try next on the pair."""
        folder = Path(os.path.relpath(root))
        source, target = (shlex.quote(str(folder / path)) for path in (pair.source, pair.target))
        steps = {
            f"variorum score {source} {target}": "where each score comes from",
            f"variorum check {target} --diff": "what the safe fixes would change",
            f"variorum demo {shlex.quote(str(folder))} --full": "all that an editor shows, of every translation",
        }
        self._heading("Next")
        width = max(map(len, steps))
        for command, what in steps.items():
            self._console.show(f"  {visible(command):{width}}  {self._style.faint(what)}\n")

    def closing_line(self, pairs: int) -> None:
        """Prints the last line."""
        noun = "translation" if pairs == 1 else "translations"
        self._console.show(f"\nThe server was asked about {pairs} {noun} and ended in order.\n")

    def _heading(self, text: str) -> None:
        self._console.show(f"\n{self._style.strong(visible(text))}\n")

    def _markdown(self, text: str) -> None:
        # Imported here because only this command renders Markdown, and loading the library takes a tenth of a
        # second.
        from rich.console import Console as RichConsole
        from rich.markdown import Markdown

        is_coloured = self._style.is_coloured
        page = StringIO()
        painter = RichConsole(
            file=page,
            width=_WIDTH,
            force_terminal=is_coloured,
            color_system="standard" if is_coloured else None,
        )
        # Without colours, only the backticks set code apart from text.
        painter.print(Markdown(text if is_coloured else _CODE.sub(r"`` `\1` ``", text), hyperlinks=False))
        lines = "\n".join(line.rstrip() for line in page.getvalue().split("\n"))
        self._console.show(_EMPTY_LINES.sub("\n\n", lines))


def span_of(text: SourceText, place: Json) -> Span:
    """Returns the byte range of an LSP range whose characters count UTF-8 bytes."""
    start, end = (
        text.line_span(one["line"]).start + one["character"] for one in (place["start"], place["end"])
    )
    return Span(start, end)
