"""Runs rules on code inside other documents: fenced blocks of Markdown and scripts of pages.

A fragment does not show the rest of the program. So only rules run whose result the rest cannot change (`Rule.context`), and what
a fragment defines at its top level may be used elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from variorum.memo import memoized
from variorum.rules.baseline import Baseline, new_findings
from variorum.rules.engine import findings
from variorum.rules.finding import Edit, Finding, Fix, Related, Severity
from variorum.rules.fixing import Change, Fixed, compatible_changes, fix_repeatedly
from variorum.rules.registry import Selection
from variorum.rules.rule import Context
from variorum.syntax.document import Document
from variorum.syntax.embedding.host import Holding, Host
from variorum.syntax.embedding.host_text import HostText, Part
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

SYNTAX_RULE = "syntax-error"
_SPEAKS = {
    Holding.EXCERPTS: frozenset({Context.PIECE}),
    Holding.SCRIPTS: frozenset({Context.PIECE, Context.PROGRAM}),
}
# The reader uses what an excerpt leaves unused. Unreachable code there is often an alternative, and an apparent label may be part
# of an object.
_USUAL_IN_EXCERPTS = ("unreachable", "unused-import", "unused-label", "unused-variable")
# An excerpt shows the parameters of a callback or a handler even if its body is only a comment.
_BINDING_KINDS = frozenset({"parameter", "member", "catch", "unpacked"})
# Placeholders for omitted code or for the reader's input: `<name>`, `<your key>`. Any other single word in such brackets may be a
# type or an HTML element.
_LEFT_OUT = re.compile(
    rb"\.\.\.|\xe2\x80\xa6|(?<![\w)\]<>])<(?:[a-z]\w*(?:[ .-]\w+){1,5}"
    rb"|name|path|file|folder|directory|url|host|port|user|password|token|key|id|value|version)>",
    re.IGNORECASE,
)
# A session at a prompt, with output between the lines of code, or a diff. Neither is a program, and its code cannot be separated
# for certain.
_SESSION = re.compile(
    rb"^[ \t]*(?:>>>(?:[ \t]|$)|In ?\[\d*\]:|irb\([^)\n]{0,40}\))"
    rb"|^(?:[$%>]|\w{0,30}[@:]\S{0,60}[$#]|PS [^>\n]{0,60}>|\w{2,12}>)[ \t]+\S",
    re.MULTILINE,
)
_DIFFERENCE = re.compile(rb"^[-+](?![-+=])", re.MULTILINE)


def fragment_findings(document: Document, selection: Selection, holding: Holding) -> list[Finding]:
    """Returns the findings of a fragment, without those that the rest of the program could explain.

    Args:
        document: the fragment.
        selection: the rules for a file. Reuse one selection, because results are cached for it.
        holding: what kind of text contains the fragment.
    """
    if holding is Holding.EXCERPTS and _is_no_program(document):
        return []
    found = findings(document, selection_for(selection, holding))
    if holding is Holding.EXCERPTS and document.has_errors:
        # Errors after the first one are often its consequence. Where code is left out, even the first one is intended.
        errors = [one for one in found if one.rule == SYNTAX_RULE]
        echo = errors if _LEFT_OUT.search(document.text.data) else errors[1:]
        found = [one for one in found if one not in echo]
    displayed = frozenset(_displayed_names(document, holding)) if found else frozenset()
    return [one for one in found if one.span not in displayed]


def _is_no_program(document: Document) -> bool:
    """Returns whether an excerpt is not a program: a session at a prompt or a diff."""
    if not document.has_errors:
        return False
    data = document.text.data
    return _SESSION.search(data) is not None or _DIFFERENCE.search(data) is not None


@lru_cache(maxsize=64)
def selection_for(selection: Selection, holding: Holding) -> Selection:
    """Returns the rules of a selection that apply to fragments.

    An excerpt that does not parse, or leaves things unused, may be intended. Unless a setting says otherwise, that is only
    information.
    """
    rules = tuple(rule for rule in selection.rules if rule.context in _SPEAKS[holding])
    severities = dict(selection.severities)
    if holding is Holding.EXCERPTS:
        for rule in (SYNTAX_RULE, *_USUAL_IN_EXCERPTS):
            severities.setdefault(rule, Severity.INFORMATION)
    return Selection(
        rules, severities, selection.safe_fixes, selection.unsafe_fixes, known_names=selection.known_names
    )


def embedded_findings(text: HostText, selection: Selection) -> list[Finding]:
    """Returns the findings of all code in a text, in order. Spans, lines and fixes are those of the text."""
    found = [
        _placed(one, part, text.text) for part in text.parts for one in _of_part(part, selection, text.host)
    ]
    return sorted(found, key=lambda finding: (finding.span, finding.rule))


def origin_of(text: HostText, selection: Selection, finding: Finding) -> tuple[Part, Finding] | None:
    """Returns the part that contains a finding of the text, and the finding in coordinates of the part. Returns None if no
    part does."""
    part = text.part_at(finding.span.start)
    if part is None:
        return None
    own = _of_part(part, selection, text.host)
    found = (one for one in own if one.rule == finding.rule and part.region.span(one.span) == finding.span)
    return next(((part, one) for one in found), None)


def fix_embedded(
    text: str,
    host: Host,
    selection: Selection,
    known: Sequence[Baseline] = (),
    *,
    with_unsafe: bool = False,
) -> Fixed[HostText]:
    """Returns the text after all safe fixes of the selected rules in its code, or with `with_unsafe` after all fixes.

    Findings in `known` stay.
    """

    def changes(one: HostText) -> list[Change]:
        found = new_findings(embedded_findings(one, selection), one.text, known)
        return compatible_changes(found, with_unsafe=with_unsafe)

    return fix_repeatedly(
        HostText.parse(text, host),
        changes,
        lambda after: HostText.parse(after, host),
    )


@memoized
def _of_part(part: Part, selection: Selection, host: Host) -> tuple[Finding, ...]:
    """Returns the findings of one part in its own coordinates."""
    return tuple(fragment_findings(part.document, selection, host.holding))


def _displayed_names(document: Document, holding: Holding) -> Iterator[Span]:
    """Yields where the fragment binds names that other code can use. In an excerpt these include names that only show what is
    passed.

    Names bound by imports are used in the fragment itself.
    """
    for item in document.items:
        names = item.facts.names
        bindings = [one for one in names.outermost if item.container is None and one.kind != "import"]
        if holding is Holding.EXCERPTS:
            bindings += [one for one in names.inner if one.kind in _BINDING_KINDS]
        for binding in bindings:
            yield from (span.shifted(item.span.start) for span in binding.definitions)


def _placed(finding: Finding, part: Part, text: SourceText) -> Finding:
    """Returns the finding in coordinates of the text that contains the part."""
    span = part.region.span(finding.span)
    start, end = text.place(span.start), text.place(span.end)
    return Finding(
        rule=finding.rule,
        message=finding.message,
        severity=finding.severity,
        weight=finding.weight,
        line=start.line,
        column=start.column,
        end_line=end.line,
        end_column=end.column,
        span=span,
        relative_fix=_placed_fix(finding.fix, part).shifted(-span.start) if finding.fix is not None else None,
        tags=finding.tags,
        related=tuple(Related(part.region.span(one.span), one.message) for one in finding.related),
    )


def _placed_fix(fix: Fix, part: Part) -> Fix:
    return Fix(
        fix.title, tuple(Edit(*part.region.edit(one.span, one.text)) for one in fix.edits), fix.is_safe
    )
