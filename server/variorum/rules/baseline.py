"""Tells new findings from known ones by a fingerprint of the code, so that edits elsewhere in a file do not bring findings
back."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import attrs

from variorum.memo import memoized_in
from variorum.rules.chunks import Chunk
from variorum.rules.finding import Finding
from variorum.rules.normalised_code import normalised, normalised_statement
from variorum.syntax.source_text import SourceText, encode

_KEY = "fingerprint"
_QUOTED = re.compile(r"`([^`]*)`")
# Bytes. Longer lines occur in minified or generated files; there only the finding's own code identifies it. Up to this length, a
# value derived for a finding stays valid when the finding moves (`rules/line_context.py`).
_LONGEST_LINE = 256
# If there are more equal findings than this, the first ones count as known: comparing all contexts on each keystroke is too slow.
_MOST_COMPARED = 300
# The most lines searched for the nearest non-blank line.
_REACH = 50


class Fingerprint(NamedTuple):
    """Identifies what a finding is about. Findings of one rule about equal code have equal fingerprints, wherever the code is."""

    # A tuple, because each keystroke looks up the fingerprints of all findings.

    rule: str
    code: str
    """A digest of the formatted statement and of the names quoted in the message."""


def fingerprint(finding: Finding, text: SourceText) -> Fingerprint:
    """Returns the fingerprint of a finding in a text.

    The message tells findings on one line apart, such as the members that a class lacks. Only the names it quotes count, so that
    its wording may change.
    """
    return memoized_in(finding.derived, _KEY, lambda: _fingerprint(finding, text))


def _fingerprint(finding: Finding, text: SourceText) -> Fingerprint:
    parts = (_code(finding, text), *(encode(name) for name in _QUOTED.findall(finding.message)))
    return Fingerprint(finding.rule, _digest(parts))


def context(finding: Finding, text: SourceText) -> str:
    """Returns a digest of the nearest non-blank lines around a finding. It tells equal code in several places apart."""
    return _digest((_next_line(text, finding.line - 1, -1), _next_line(text, finding.end_line - 1, 1)))


@attrs.frozen(eq=False)
class Baseline:
    """The known findings of one file."""

    contexts: Mapping[Fingerprint, Sequence[str]]
    """For each fingerprint, the contexts in which it is known: one for each finding."""

    @classmethod
    def of(cls, findings: Iterable[Finding], text: SourceText) -> Baseline:
        """Returns a baseline of the findings of a text."""
        return cls.from_pairs((fingerprint(one, text), context(one, text)) for one in findings)

    @classmethod
    def from_pairs(cls, pairs: Iterable[tuple[Fingerprint, str]]) -> Baseline:
        """Returns a baseline of findings, given by their fingerprints and contexts."""
        contexts: dict[Fingerprint, list[str]] = {}
        for mark, around in pairs:
            contexts.setdefault(mark, []).append(around)
        return cls(contexts)

    def covers(self, marks: Sequence[Fingerprint], context_of: Callable[[int], str]) -> list[bool]:
        """Returns which findings of a text are known.

        If a text has more equal findings than are known, those in a known context count as known, then the first ones.

        Args:
            marks: the fingerprints of all findings of the text, in source order.
            context_of: returns the context of the finding at an index.
        """
        groups: dict[Fingerprint, list[int]] = {}
        for number, mark in enumerate(marks):
            if mark in self.contexts:
                groups.setdefault(mark, []).append(number)
        known = [False] * len(marks)
        for mark, numbers in groups.items():
            contexts = self.contexts[mark]
            if len(numbers) > len(contexts):
                numbers = _best(numbers, contexts, context_of)
            for number in numbers:
                known[number] = True
        return known


class _Everything(Baseline):
    def covers(self, marks: Sequence[Fingerprint], context_of: Callable[[int], str]) -> list[bool]:
        """Returns True for every finding."""
        return [True] * len(marks)


EVERYTHING = _Everything({})
"""A baseline that knows every finding: for a file whose findings are not shown yet."""


def known_flags(findings: Sequence[Finding], text: SourceText, baseline: Baseline) -> list[bool]:
    """Returns whether each finding of a text is known. The findings are in source order."""
    marks = [fingerprint(one, text) for one in findings]
    return baseline.covers(marks, lambda number: context(findings[number], text))


def new_findings(findings: Sequence[Finding], text: SourceText, known: Iterable[Baseline]) -> list[Finding]:
    """Returns the findings of a text that no baseline knows, in their order. The findings are in source order."""
    flags = [known_flags(findings, text, one) for one in known]
    return [one for number, one in enumerate(findings) if not any(flag[number] for flag in flags)]


def new_chunks(parts: Sequence[Chunk], text: SourceText, known: Sequence[Baseline]) -> Sequence[Chunk]:
    """Returns the chunks without known findings. A chunk that has none is returned as the same object."""
    if not known:
        return parts
    marks_of_parts = [_marks(part, text) for part in parts]
    marks = [mark for part in marks_of_parts for mark in part]
    findings: list[Finding] = []

    def context_of(number: int) -> str:
        # Sections that only moved need not be placed unless a context is needed.
        if not findings:
            findings.extend(one for part in parts for one in part.findings)
        return context(findings[number], text)

    flags = [one.covers(marks, context_of) for one in known]
    is_known = [any(several) for several in zip(*flags, strict=True)]
    return list(_left(parts, marks_of_parts, is_known))


def _left(
    parts: Sequence[Chunk], marks: Sequence[Sequence[Fingerprint]], is_known: Sequence[bool]
) -> Iterator[Chunk]:
    first = 0
    for part, own in zip(parts, marks, strict=True):
        known = is_known[first : first + len(own)]
        first += len(own)
        if not any(known):
            yield part
        elif not all(known):
            yield Chunk(tuple(one for one, flag in zip(part.findings, known, strict=True) if not flag))


def _marks(part: Chunk, text: SourceText) -> Sequence[Fingerprint]:
    if part.placed is None:
        return [fingerprint(one, text) for one in part.findings]
    return memoized_in(part.placed.derived, _KEY, lambda: [fingerprint(one, text) for one in part.findings])


def _best(numbers: Sequence[int], contexts: Sequence[str], context_of: Callable[[int], str]) -> list[int]:
    if len(numbers) > _MOST_COMPARED:
        return list(numbers[: len(contexts)])
    left = Counter(contexts)
    chosen = []
    for number in numbers:
        around = context_of(number)
        if left[around]:
            left[around] -= 1
            chosen.append(number)
    taken = set(chosen)
    others = [number for number in numbers if number not in taken]
    return [*chosen, *others[: len(contexts) - len(chosen)]]


def _code(finding: Finding, text: SourceText) -> bytes:
    if finding.span.start == finding.span.end == 0:
        # The finding is about the whole file: its first line does not identify it.
        return b""
    line = text.line_span(finding.line - 1)
    if line.end - line.start <= _LONGEST_LINE:
        return normalised_statement(text, finding.line - 1, finding.span)
    end = min(finding.span.end, finding.span.start + _LONGEST_LINE, line.end)
    return normalised(text.data[finding.span.start : end])


def _next_line(text: SourceText, line: int, step: int) -> bytes:
    """Returns the nearest non-blank line in a direction, normalised. Returns `b""` at the end of the text."""
    last = len(text.line_starts) - 1
    for number in range(line + step, line + step * (_REACH + 1), step):
        if not 0 <= number <= last:
            break
        span = text.line_span(number)
        found = normalised(text.data[span.start : min(span.end, span.start + _LONGEST_LINE)])
        if found:
            return found
    return b""


def _digest(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
