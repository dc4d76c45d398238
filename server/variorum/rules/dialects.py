"""Files that hold what their language has and its grammar cannot read: macros of C, types of Flow, what is in preview.

`[rules.syntax-error]` of a language says what gives them away: `unread`, a regular expression for their code, and
`declared`, one for a comment at the head that names the dialect. With `whole`, nothing in such a file is trusted.
"""

from __future__ import annotations

import re
from functools import cache

from variorum.languages import Language
from variorum.languages.bare import bare
from variorum.syntax.document import Document
from variorum.syntax.text import decode

_RULE = "syntax-error"
# How many bytes are searched: a file shows early what it is written in, and declares it in its first lines.
_REACH, _HEAD = 200_000, 2_000


def is_unread(document: Document) -> bool:
    """Whether an error in the file proves nothing."""
    unread, declared = _pattern(document.language, "unread"), _pattern(document.language, "declared")
    if declared is not None and declared.search(decode(document.text.data[:_HEAD])):
        return True
    if unread is None:
        return False
    head = decode(document.text.data[:_REACH])
    return bool(unread.search(head) and unread.search(bare(document.language, head)))


def is_untrusted(document: Document) -> bool:
    """Whether the grammar went wrong in the file and may have taken all of it for something else."""
    return bool(document.has_errors and document.language.policy(_RULE).get("whole") and is_unread(document))


@cache
def _pattern(language: Language, key: str) -> re.Pattern[str] | None:
    stated = language.policy(_RULE).get(key)
    return re.compile(stated, re.MULTILINE) if stated else None
