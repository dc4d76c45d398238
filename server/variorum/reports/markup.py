"""Escapes untrusted text for Markdown and HTML, so that it is never taken for markup.

Messages of rules quote names of the program between backticks. Those become code; everything else is plain.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator

from variorum.reports.printable import visible

# Characters that start markup inside a line, underscores at word edges, prefixes of bare links and addresses,
# and what makes a line a heading or a list. Nothing else, because many editors show Markdown unrendered.
_MARKDOWN = re.compile(
    r"([\\`*\[\]<>|~&$@]|(?<!\w)_|_(?!\w)|:(?=//)|(?<=www)\.|^\s*[#+=-]|(?<=\d)[.)](?=\s))", re.I
)
_BARE_BAR = re.compile(r"(?<!\\)\|")
_ESCAPED_BAR = r"\\|"


def markdown(message: str) -> str:
    """Returns a message as one line of Markdown without links, HTML or the end of a table cell."""
    return "".join(markdown_code(text) if is_code else _escaped(text) for text, is_code in _pieces(message))


def markdown_code(text: str) -> str:
    """Returns a text as a code span, whatever backticks and bars it contains."""
    printable = visible(text)
    if not printable.strip():
        return _escaped(printable)
    fence = "`" * (max((len(run) for run in re.findall("`+", printable)), default=0) + 1)
    room = " " if printable.startswith("`") or printable.endswith("`") else ""
    return f"{fence}{room}{printable}{room}{fence}"


def code_block(lines: Iterable[str]) -> str:
    """Returns lines as a code block, whatever backticks they contain."""
    printable = "\n".join(visible(line) for line in lines)
    fence = "`" * max(3, max((len(run) for run in re.findall("`+", printable)), default=0) + 1)
    return f"{fence}\n{printable}\n{fence}"


def table_row(cells: Iterable[str]) -> str:
    """Returns Markdown cells as a table row. Escapes bars, which split cells even inside code."""
    return f"| {' | '.join(_BARE_BAR.sub(_ESCAPED_BAR, cell) for cell in cells)} |"


def html_text(message: str) -> str:
    """Returns a message as HTML."""
    return "".join(
        f"<code>{html_plain(text)}</code>" if is_code else html_plain(text)
        for text, is_code in _pieces(message)
    )


def html_plain(text: str) -> str:
    """Escapes a text for HTML character data and attribute values."""
    return html.escape(visible(text), quote=True)


def _escaped(text: str) -> str:
    return _MARKDOWN.sub(lambda found: f"\\{found[0].strip()}", visible(text))


def _pieces(message: str) -> Iterator[tuple[str, bool]]:
    """Yields plain text and code alternately. A message with an odd number of backticks is plain text."""
    pieces = message.split("`")
    if len(pieces) % 2 == 0:
        yield message, False
        return
    for index, piece in enumerate(pieces):
        if piece:
            yield piece, index % 2 == 1
