"""Finds code that writes external input into a page as markup.

Answers show pages in many languages and frameworks, often in fences of HTML, so lines are looked at and not trees.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_LONGEST_LINE: Final = 1_000
_INPUT: Final = (
    r"(?:\blocation\.(?:search|hash|href)|\bdocument\.(?:URL|referrer|cookie)|\bwindow\.name\b|\bsearchParams\.get\("
    r"|\b[uU]rlParams\.get\(|\bURLSearchParams\(|\b(?:req|request)\.(?:query|body|params|args|form|values|GET|POST|cookies|headers)\b"
    r"|\b(?:req|request)\.getParameter\(|\$_(?:GET|POST|REQUEST|COOKIE)\b|\bparams\[:|\bevent\.data\b|\bprompt\("
    r"|\bgetElementById\([^)]{0,80}\)\.value\b|\b\w*[iI]nput\w*\.value\b|\$\([^()]{0,80}\)\.val\(\))"
)
_SOURCE: Final = re.compile(_INPUT)
_CLEANED: Final = re.compile(
    r"escape|sanitiz|sanitis|encode|purify|htmlspecialchars|htmlentities|strip_tags|textContent|bleach|markup|parseInt|parseFloat|Number\("
    r"|\bint\(|\bfloat\(|\(\s*(?:int|float|bool)\s*\)|\b(?:int|float)val\(|[=(,]\s*\+\s*[\w$]",
    re.IGNORECASE,
)
_ASSIGNED: Final = re.compile(
    r"(?:\b(?:const|let|var|String)\s+|^\s*|[;{]\s*)(\$?\w+)\s*(?::\s*\w+\s*)?:?=(?!=)\s*(.+)"
)
_UNPACKED: Final = re.compile(r"\{([\w$,:\s]{1,200})\}\s*=(?!=)\s*(.+)")
# A choice between two texts writes neither of the values that decide it.
_CHOSEN: Final = re.compile(r"[^=,;?]{1,200}\?\s*(?:\"[^\"]*\"|'[^']*')\s*:\s*(?:\"[^\"]*\"|'[^']*')")
_DOM: Final = re.compile(
    r"\.(?:innerHTML|outerHTML)\s*\+?=(?!=)(.+)|\.insertAdjacentHTML\((.+)|\bdocument\.write(?:ln)?\((.+)|__html\s*:(.+)|\$\([^)]{0,80}\)\.(?:html|append)\((.+)"
)
# Markup within quotation marks, or a template of a page that puts a value in raw.
_MARKUP: Final = re.compile(
    r"[\"'`][^\"'`]{0,200}</?[a-zA-Z][\w-]{0,30}[ >/]|<\?(?:=|php\s+echo\b)|<%-|\|\s*safe\b|\becho\s"
)
_QUOTED: Final = re.compile(r"\$\{([^{}]*)\}|\{([^{}\"]*)\}|(\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')")


class MarkupInjection(NamedTuple):
    """A line, counted from 0, on which input becomes markup, and the value that does."""

    line: int
    value: str


def script_injections(code: str) -> Iterator[MarkupInjection]:
    """Yields every line on which a value from outside, or a variable that holds one, becomes part of a page uncleaned."""
    outside: set[str] = set()
    for number, line in enumerate(code.split("\n")):
        if len(line) > _LONGEST_LINE:
            continue
        found = _value(line, outside)
        if found is not None:
            yield MarkupInjection(number, found)
        unpacked = _UNPACKED.search(line)
        if unpacked is not None and _SOURCE.search(unpacked[2]):
            outside.update(re.findall(r"[\w$]+(?=\s*(?:,|$))", unpacked[1]))
        assigned = _ASSIGNED.search(line)
        if assigned is None:
            continue
        name, value = assigned[1], assigned[2]
        if (_SOURCE.search(value) or _named(value, outside)) and not _CLEANED.search(value):
            outside.add(name)
        else:
            outside.discard(name)


def _value(line: str, outside: set[str]) -> str | None:
    """Returns the value from outside that a line writes as markup, if there is one."""
    dom_write = _DOM.search(line)
    if dom_write is None and not _MARKUP.search(line):
        return None
    if _CLEANED.search(line):
        return None
    text = next((group for group in dom_write.groups() if group), "") if dom_write else line
    if dom_write is None:
        assigned = _ASSIGNED.search(line)
        text = assigned[2] if assigned else line
    text = _CHOSEN.sub("", text)
    source = _SOURCE.search(text)
    return source[0].rstrip("(") if source else _named(text, outside)


def _named(text: str, outside: set[str]) -> str | None:
    """Returns the first variable from outside that a text reads: in code or filled into a string, not as a word of one."""
    if not outside:
        return None
    is_filled = re.search(r"(?:^|[^\w])f[\"']|`", text) is not None

    def uncleaned(found: re.Match[str]) -> str:
        if found[3] is None:
            return f" {found[1] or found[2] or ''} "
        inner = re.findall(r"\{([^{}]*)\}", found[3]) if is_filled else re.findall(r"\$\w+", found[3])
        return f" {' '.join(inner)} "

    code = re.sub(r"`([^`]*)`", lambda found: " ".join(re.findall(r"\$\{([^{}]*)\}", found[1])), text)
    words = re.findall(r"\$?\w+", _QUOTED.sub(uncleaned, code))
    return next((word for word in words if word in outside), None)
