"""Reads and writes baseline files: JSON documents with one known finding per line.

{"version": 1, "findings": [{"path", "rule", "code", "context", "message"}]}

Paths are POSIX paths relative to the folder of the file. `code` and `context` are the digests of `rules/baseline.py`; the message
is for people. The findings are sorted: equal findings give equal files, and branches that touch different files merge without
conflicts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from variorum.rules.baseline import Baseline, Fingerprint, context, fingerprint
from variorum.rules.finding import Finding
from variorum.syntax.source_text import SourceText

VERSION = 1


class BadBaseline(ValueError):
    """Raised for a text that is not a baseline. The message is one clause that gives the reason."""


@attrs.frozen(order=True)
class Entry:
    """A known finding."""

    path: str
    rule: str
    code: str
    context: str
    message: str = ""

    @classmethod
    def of(cls, path: str, finding: Finding, text: SourceText) -> Entry:
        """Returns the entry of a finding in the file at a path."""
        code = fingerprint(finding, text).code
        return cls(path, finding.rule, code, context(finding, text), finding.message)


_FIELDS = frozenset(field.name for field in attrs.fields(Entry))


def baselines_of(entries: Iterable[Entry]) -> Mapping[str, Baseline]:
    """Returns the baseline of each file, by path."""
    found: dict[str, list[tuple[Fingerprint, str]]] = {}
    for one in entries:
        found.setdefault(one.path, []).append((Fingerprint(one.rule, one.code), one.context))
    return {path: Baseline.from_pairs(pairs) for path, pairs in found.items()}


def format_baseline(entries: Iterable[Entry]) -> str:
    """Returns the text of a baseline file."""
    rows = ",\n".join(f"    {json.dumps(attrs.asdict(one))}" for one in sorted(entries))
    findings = f"[\n{rows}\n  ]" if rows else "[]"
    return f'{{\n  "version": {VERSION},\n  "findings": {findings}\n}}\n'


def parse_baseline(text: str) -> Sequence[Entry]:
    """Returns the entries of a baseline file.

    Raises:
        BadBaseline: the text is not a baseline.
    """
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadBaseline(f"not valid JSON at line {error.lineno}: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise BadBaseline("not readable JSON") from error
    if not isinstance(document, dict) or "version" not in document:
        raise BadBaseline("not a baseline: `version` is missing")
    if document["version"] != VERSION:
        raise BadBaseline(
            f"baseline version {document['version']!r:.40} is not supported; this Variorum reads version {VERSION}"
        )
    rows = document.get("findings")
    if not isinstance(rows, list):
        raise BadBaseline("not a baseline: `findings` is not a list")
    return [_entry(number, row) for number, row in enumerate(rows)]


def _entry(number: int, row: Any) -> Entry:
    table = row if isinstance(row, dict) else {}
    texts = {name: value for name, value in table.items() if name in _FIELDS and isinstance(value, str)}
    if not texts.keys() >= _FIELDS - {"message"}:
        raise BadBaseline(f"findings[{number}] needs the strings `path`, `rule`, `code` and `context`")
    return Entry(**texts)
