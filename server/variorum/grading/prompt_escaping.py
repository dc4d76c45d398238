"""Escapes untrusted text for a prompt, so that nothing in it can pass for the prompt's own structure."""

from __future__ import annotations

import re

_LINE_END = re.compile(r"\r\n|\r|\n")

# Control characters, other line separators of Unicode, marks that hide or reorder text, lone surrogates.
_INVISIBLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ufe00-\ufe0f\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e01ef]"
)

# The markers by which chat templates separate roles and turns. A server that builds its prompt as one text
# may read them inside a message as if they stood outside.
_MARKERS = re.compile(
    r"<[|｜][^<>|｜\n]{1,40}[|｜]>"
    r"|<</?SYS>>|\[/?(?-i:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\]"
    r"|</?s>|<(?:bos|eos|pad|unk|start_of_turn|end_of_turn|end_of_utterance)>|\[(?:CLS|SEP|EOT|BOS|EOS)\]"
    r"|</?(?:think|tool_call|tool_response|function_calls|system|assistant|user|human)>",
    re.IGNORECASE,
)

ESCAPE_MARK = "·"
"""Stands after the first character of a marker that was defused."""


def split_lines(text: str) -> list[str]:
    """Returns the lines of a text as editors count them; a line feed at the very end starts no further line."""
    lines = _LINE_END.split(text)
    return lines[:-1] if len(lines) > 1 and not lines[-1] else lines


def escape_invisible(line: str) -> str:
    """Returns the line with invisible characters spelled out as `<U+200B>`."""
    return _INVISIBLE.sub(lambda found: f"<U+{ord(found[0]):04X}>", line)


def escape_markers(line: str) -> str:
    """Returns the line with invisible characters spelled out as `<U+200B>` and markers of chat templates broken."""
    # A marker that was broken can leave another one behind only by nesting, which the pattern excludes.
    return _MARKERS.sub(lambda found: found[0][0] + ESCAPE_MARK + found[0][1:], escape_invisible(line))
