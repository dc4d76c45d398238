"""What untrusted words could do in what is shown, looked for with the parsers of those who show it."""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

from markdown_it import MarkdownIt

from tests.hostile.words import EVIL

# Everything that moves a cursor, reorders or hides a text, but for tabs and line feeds, which reports consist of.
_UNSEEN = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ud800-\\udfff]"
)
_BARE_LINK = re.compile(r"https?://|www\.", re.I)
_LOADING = {
    "a",
    "audio",
    "base",
    "embed",
    "form",
    "iframe",
    "img",
    "input",
    "link",
    "object",
    "script",
    "video",
}
_MESSAGE_LINK = re.compile(r"(?<!\\)\[(?:[^\[\]\\]|\\.)*\]\(")
# What VS Code makes of a message in a window, and of a lens's title.
_WINDOW_LINK = re.compile(r"\[[^\]]+\]\((?:https?://|command:|file:)[^)\s]+")
_ICON = re.compile(r"\$\([a-z][a-z0-9~-]*\)")


def in_text(text: str) -> list[str]:
    """Every character that a terminal would obey, or that a reader would not see."""
    return [f"U+{ord(found[0]):04X} at {found.start()}" for found in _UNSEEN.finditer(text)]


def in_data(text: str) -> list[str]:
    """Every character that a terminal would obey, in what other programs read and people may look at."""
    return [f"U+{ord(one):04X}" for one in text if unicodedata.category(one) == "Cc" and one not in "\t\n"]


def in_line(text: str) -> list[str]:
    """The same in what has to be one line."""
    return in_text(text) + ["a line feed"] * text.count("\n")


def in_markdown(text: str) -> list[str]:
    """Links, images and HTML in Markdown, and bare addresses that readers make links of."""
    found = in_text(text)
    for token in MarkdownIt("commonmark", {"html": True}).enable("table").parse(text):
        found += _bare_links(token.content) if token.type == "inline" else []
        for one in (token, *(token.children or ())):
            if one.type in ("html_block", "html_inline", "image"):
                found.append(f"{one.type}: {one.content[:80]}")
            if one.type == "link_open" and _leads_out(str(one.attrs.get("href"))):
                found.append(f"a link to {one.attrs['href']}")
    return found


def _leads_out(address: str) -> bool:
    return EVIL in address or address.startswith("command:")


def _bare_links(source: str) -> list[str]:
    """The addresses in the source of a page that stand neither in code nor behind a backslash."""
    without_code = re.sub(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", source)
    return [
        f"a bare link: {without_code[at.start() : at.start() + 30]}"
        for at in _BARE_LINK.finditer(without_code)
    ]


def in_html(page: str) -> list[str]:
    """Elements that load or lead somewhere, and attributes that run something."""
    parser = _Page()
    parser.feed(page)
    parser.close()
    return parser.found + in_text(page)


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        leads = [value for name, value in attrs if name in ("href", "src") and not str(value).startswith("#")]
        if tag in _LOADING and (leads or tag != "a"):
            self.found.append(f"<{tag} {leads}>")
        self.found += [f"{name}={value}" for name, value in attrs if name.startswith("on")]


def in_csv(text: str) -> list[str]:
    """Cells that a spreadsheet would run."""
    cells = (cell for row in csv.reader(io.StringIO(text)) for cell in row)
    return in_text(text) + [cell for cell in cells if _is_formula(cell)]


def _is_formula(cell: str) -> bool:
    return cell[:1] in tuple("=+-@\t\r") and cell != "-" and not re.fullmatch(r"[+-]?\d+(\.\d+)?", cell)


def in_json(text: str) -> list[str]:
    """What keeps a text from being JSON in ASCII, line by line or as a whole."""
    found = [] if text.isascii() else ["characters beyond ASCII"]
    try:
        json.loads(text)
    except ValueError:
        for line in text.splitlines():
            json.loads(line)
    return found + in_text(text)


def in_sarif(text: str) -> list[str]:
    """Messages in which SARIF's readers would find links, or that are no text."""
    messages = [one for one in _messages(json.loads(text)["runs"][0]) if isinstance(one, str)]
    links = [one for one in messages if _MESSAGE_LINK.search(one)]
    return in_json(text) + links + [harm for one in messages for harm in in_text(one)]


def _messages(node: Any) -> Iterator[Any]:
    """The texts of all messages of a run but those of its rules."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name == "message":
                yield value.get("text")
            elif name != "driver":
                yield from _messages(value)
    elif isinstance(node, list):
        for value in node:
            yield from _messages(value)


def in_window(message: str) -> list[str]:
    """Links in a message that an editor shows in a window, and more than it has room for."""
    return [*in_line(message), *_WINDOW_LINK.findall(message), *_too_long(message, 1000)]


def in_title(title: str) -> list[str]:
    """Icons in the title of a lens or an action, and more than a line has room for."""
    return [*in_line(title), *_ICON.findall(title), *_too_long(title, 300)]


def _too_long(text: str, most: int) -> list[str]:
    return [f"{len(text)} characters"] if len(text) > most else []
