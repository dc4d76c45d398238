"""Names that several kinds of message share."""

from __future__ import annotations

SOURCE = "variorum"
"""The `source` of every diagnostic."""

QUICK_FIX = "quickfix"
IGNORE = "quickfix.ignore.variorum"
REWRITE = "refactor.rewrite"
FIX_ALL = "source.fixAll.variorum"
# Not below `source.fixAll`, which editors apply on save without a question.
PREVIEW_FIXES = "source.previewFixes.variorum"
JUDGE = "source.judge.variorum"
EXPLAIN = "source.explainScore.variorum"
