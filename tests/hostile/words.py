"""Words that somebody gives to files, functions, rubrics, runs and judges, to make more of them than words."""

from __future__ import annotations

EVIL = "evil.example"
"""The place to which every link among the words would lead."""

WORDS = {
    "escape": "\x1b]0;owned\x07\x1b[2J\x9b31m",
    "lines": "one\ntwo\r\n::error::three\u2028four",
    "bidi": "\u202ecod\u2066\u200b\ufeff.\u2069",
    "markdown": f"[press](command:quit) ![](http://{EVIL}/p.png) [a]: http://{EVIL} **b** | `c`",
    "html": f"<img src=http://{EVIL}/ onerror=alert(1)><script>alert(1)</script>&lt;b&gt;",
    "address": f"https://{EVIL} www.{EVIL} mailto:a@{EVIL} @you #1",
    "formula": f'=HYPERLINK("http://{EVIL}")',
    "sum": "+1+cmd|' /C calc'!A0",
    "minus": "-2+3",
    "at": "@SUM(1+1)",
    "icon": "$(alert) $(sync~spin)",
    "long": "l" * 10_000,
}


def file_name(word: str) -> str:
    """A word as the name of a file, as far as a file can have it."""
    return word.replace("/", "_")[:60]


def quoted(word: str) -> str:
    """A word between the quotes of a program's text."""
    return word.replace("\\", "\\\\").replace('"', '\\"').replace("\r", "\\r").replace("\n", "\\n")


def ticked(word: str) -> str:
    """A word between backticks, as Kotlin takes nearly any as a name."""
    return "".join(one for one in word if one not in "`\r\n\u2028")
