"""Makes text safe to show in an editor: on one line, without links and icons.

VS Code takes `[words](command:...)` in a message for a link that runs a command, and `$(name)` in a title for an icon; names of
files, items and models reach both.
"""

from __future__ import annotations

import re

from variorum.reports.printable import visible

_LINK = re.compile(r"\](?=\()")
_ICON = re.compile(r"\$(?=\()")
_LONGEST_MESSAGE, _LONGEST_TITLE = 1_000, 200


def message(text: str) -> str:
    """Returns a text for a window, a progress bar or the editor's log."""
    return _shortened(_LINK.sub("] ", visible(text)), _LONGEST_MESSAGE)


def title(text: str) -> str:
    """Returns a text for a lens or an action."""
    return _shortened(_ICON.sub("$ ", visible(text)), _LONGEST_TITLE)


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}\N{HORIZONTAL ELLIPSIS}"
