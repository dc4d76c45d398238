"""hardcoded-credential: a password or key in the code."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.span import Span

RULE = Rule(
    id="hardcoded-credential",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what=(
        "Finds string literals that are assigned to a password, a secret, an API key or a token, and keys in the format of a "
        "well-known service. Empty strings, strings with blanks, words such as `changeme` or `example`, and strings that repeat "
        "the name are ignored. The message never contains the value."
    ),
    why="Code is copied, shared and archived, and the credential with it.",
    example=Example(
        before='API_KEY = "k9Zr4mQ1xW7t"\n',
        after='import os\n\nAPI_KEY = os.environ["API_KEY"]\n',
        language="python",
    ),
)

_ASSIGNED = re.compile(
    rb"(?i)(?P<name>\b\w*(?:passw(?:or)?d|passphrase|pwd|api_?key|secret_?key|client_?secret|access_?token|auth_?token|"
    rb"private_?key))\b[\"']?[ \t]*(?::[ \t]*&?(?:'static )?[\w.]+[ \t]*)?(?:=|:=|=>|:)[ \t]*"
    rb"(?P<quote>[\"'`])(?P<value>[^\"'`\s\\]{6,})(?P=quote)"
)
_TOKEN = re.compile(
    rb"\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bxox[abprs]-[A-Za-z0-9-]{20,}|"
    rb"\bsk_live_[A-Za-z0-9]{16,}|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\\?\s*n?[A-Za-z0-9+/]{16}"
)
# Every match contains one of these. Nearly all texts have none, and this test is ten times as fast.
_NAME_STEMS = (b"passw", b"passphrase", b"pwd", b"key", b"secret", b"token")
_TOKEN_STEMS = (b"AKIA", b"ASIA", b"gh", b"xox", b"sk_live_", b"PRIVATE KEY-----")
_PLACEHOLDER = re.compile(
    rb"(?i)your|example|change|placeholder|dummy|sample|test|fake|mock|redacted|xxx|\*\*\*|\.\.\.|[<>{}$%()\[\]]|://|"
    rb"^(?:my|the|user|admin|root)?[-_. ]?(?:password|passwd|pwd|secret|token|api[_-]?key)\d*$"
)
# A value that is itself a name: a field, a header, the key of a setting.
_NAME = re.compile(
    rb"[A-Za-z]+(?:[-_.:/][A-Za-z]+)+:?|[a-z]+(?:[A-Z][a-z]+)+|[A-Za-z]+[-_.:/]?(?i:key|token|password|secret|passwd|pwd)"
)


@RULE.check_item
def hardcoded_credentials(item: ItemUnit) -> Iterator[Violation]:
    """Reports credentials in the code of the item, outside of comments."""
    text = item.facts.text
    lowered = text.lower()
    for found in _ASSIGNED.finditer(text) if any(stem in lowered for stem in _NAME_STEMS) else ():
        value = found["value"]
        if _PLACEHOLDER.search(value) or _NAME.fullmatch(value) or value.lower() in found["name"].lower():
            continue
        span = Span(found.start("value"), found.end("value"))
        if not _is_commented(item, span):
            yield RULE.at(span, f"credential in the code: `{found['name'].decode(errors='replace')}`")
    for found in _TOKEN.finditer(text) if any(stem in text for stem in _TOKEN_STEMS) else ():
        span = Span(*found.span())
        if not _PLACEHOLDER.search(found[0]) and not _is_commented(item, span):
            yield RULE.at(span, "credential in the code: key of a well-known service")


def _is_commented(item: ItemUnit, span: Span) -> bool:
    return any(comment.contains(span) for comment in item.facts.comments)
