"""Computes the factors that scale S: whether the translation is valid code, and its divergences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from variorum.rules.finding import Finding, Severity
from variorum.rules.registry import scored_severity
from variorum.rules.snippets import names_provided_to_snippets, parses_as_member
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.syntax.undefined_names import undefined_names
from variorum.translation.fragments import is_fragment
from variorum.translation.score import Evidence, Part
from variorum.translation.weights import weights
from variorum.typecheck.signatures import library_of

_MOST_EVIDENCE = 8
# Undefined names are computed here with snippets in mind, so the rule's own findings are not counted again.
_ASKED_HERE = frozenset({"undefined-name"})
_SYNTAX, _IMPORTS = "syntax-error", "missing-import"


def validity_of(
    original: Document, document: Document, found: Sequence[Finding], compiled: Sequence[Evidence] = ()
) -> Part:
    """Returns the factor in `[0, 1]` for the translation as code: syntax errors, undefined names, names without a value.

    Args:
        original: what it translates: a type that neither side declares is assumed to be defined elsewhere.
        document: the translation.
        found: its findings by itself.
        compiled: the errors of a compiler: one defect, however many errors there are.
    """
    excused = _ASKED_HERE
    if parses_as_member(document):
        excused |= {_SYNTAX}
    refused = frozenset(document.language.facts.get("compiled", {}).get("refused", ()))
    is_snippet = not _imports_something(document)
    granted = names_provided_to_snippets(document.language) if is_snippet else frozenset()
    errors = [
        Evidence(finding.message, target=finding.span)
        for finding in found
        if (scored_severity(finding) is Severity.ERROR or finding.rule in refused)
        and finding.rule not in excused
        and not (finding.rule == _IMPORTS and document.text.slice(finding.span) in granted)
    ]
    names = [
        Evidence(f"`{name}` is not defined", target=span)
        for name, span in _missing(
            original, document, granted if is_snippet else document.language.library_names
        )
    ]
    defects = len(errors) + len(names) + bool(compiled)
    return _factor(weights().left_after(defects), [*errors, *names, *compiled])


def divergences_part(pair_findings: Sequence[Finding]) -> Part:
    """Returns the factor in `[0, 1]` for divergences: errors almost certainly change what the program does, the rest may."""
    errors = [finding for finding in pair_findings if scored_severity(finding) is Severity.ERROR]
    doubts = [finding for finding in pair_findings if scored_severity(finding) is Severity.WARNING]
    numbers = weights()
    value = numbers.left_after(len(errors)) - numbers.doubt * min(len(doubts), numbers.most_doubts)
    return _factor(value, (Evidence(one.message, target=one.span) for one in (*errors, *doubts)))


def _factor(value: float, evidence: Iterable[Evidence]) -> Part:
    return Part(max(value, 0.0), 0.0, tuple(evidence)[:_MOST_EVIDENCE], is_factor=True)


def _imports_something(document: Document) -> bool:
    """Returns whether the text imports anything itself. A text that does not is a snippet, whose imports are elsewhere."""
    return any("import.statement" in item.facts.matches for item in document.items)


def _missing(original: Document, document: Document, library: Set[str]) -> list[tuple[str, Span]]:
    """Returns the names that nothing defines, and that no other file can be assumed to define.

    The types of a snippet, types that the original does not declare, and any name of a fragment may be defined elsewhere. A name
    that only the original's library has is missing in any case.
    """
    target = library_of(original.language)
    elsewhere = {name for name, _ in _undefined(original)}
    is_snippet, is_one_part = not _imports_something(document), is_fragment(document)
    return [
        (name, span)
        for name, span in _undefined(document)
        if name not in library
        and (
            target.get(name) is not None
            or (not is_one_part and (_is_value(name) or not (is_snippet or name in elsewhere)))
        )
    ]


def _undefined(document: Document) -> list[tuple[str, Span]]:
    if not document.language.scopes.names_are_known:
        return []
    return sorted(undefined_names(document).items(), key=lambda entry: entry[1])


def _is_value(name: str) -> bool:
    """Returns whether the name looks like that of a function or variable. Types are more often from an omitted import."""
    return name[:1].islower()
