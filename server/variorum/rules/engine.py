"""Runs the selected rules on a document. Only items whose text changed are checked again."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.languages import Language
from variorum.rules.chunks import Chunk, chunks
from variorum.rules.finding import Finding, Violation
from variorum.rules.guard import guarded
from variorum.rules.introspection import introspection_in
from variorum.rules.placement import ItemFindings, SectionFindings, placed
from variorum.rules.registry import Selection
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.untranslated import with_untranslated_severity
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode


def findings(
    document: Document,
    selection: Selection,
    source_language: Language | None = None,
    workspace_context: WorkspaceContext = NO_WORKSPACE,
) -> list[Finding]:
    """Returns the findings of a document in source order.

    Args:
        document: the parsed file.
        selection: the rules to run. Reuse one selection, because results of items are cached for it.
        source_language: the language the file was translated from, if known.
        workspace_context: what the other files of its workspace say about it.
    """
    parts = findings_in_chunks(document, selection, source_language, workspace_context)
    return [finding for part in parts for finding in part.findings]


def findings_in_chunks(
    document: Document,
    selection: Selection,
    source_language: Language | None = None,
    workspace_context: WorkspaceContext = NO_WORKSPACE,
) -> Sequence[Chunk]:
    """Returns the same findings in chunks. A chunk that only moved is the same section as before."""
    if workspace_context.is_test_data and source_language is None:
        return ()
    # The file is checked again if its original or its workspace context changes, even if it did not change itself.
    place = ("findings", selection, source_language, workspace_context)
    known: Sequence[Chunk] | None = document.derived.get(place)
    if known is None:
        selection = selection.with_introspection(introspection_in(document, source_language))
        file_findings = [
            placed(violation, document, selection)
            for violation in _file_violations(document, selection, source_language, workspace_context)
        ]
        sections = _sections(document, selection, source_language)
        known = document.derived[place] = chunks(document, selection, sections, file_findings)
    return known


def findings_of_items(document: Document, selection: Selection) -> Sequence[Chunk]:
    """Returns the findings of the checks of items, for a document that may not have all of its items yet."""
    selection = selection.with_introspection(introspection_in(document, None))
    return chunks(document, selection, _sections(document, selection, None), ())


def _sections(
    document: Document, selection: Selection, source_language: Language | None
) -> Sequence[SectionFindings]:
    return document.folded(_section_findings, document.language, selection, source_language)


def _section_findings(
    items: Sequence[Item], language: Language, selection: Selection, source_language: Language | None
) -> SectionFindings:
    """Returns the findings of the items that have some."""
    key, found = (selection, source_language), []
    for index, item in enumerate(items):
        known: ItemFindings | None = item.facts.derived.get(key)
        if known is None:
            unit = ItemUnit(language, item.facts, source_language)
            known = ItemFindings(tuple(_check_item(unit, selection)))
            item.facts.derived[key] = known
        if known.violations:
            found.append((index, known))
    local_names = {
        decode(items[index].facts.text[one.span.start : one.span.end])
        for index, known in found
        for one in known.violations
        if one.rule.is_about_local_names
    }
    has_superseded = any(
        one.rule.id in selection.broader_rules for _, known in found for one in known.violations
    )
    return SectionFindings(found, local_names, has_superseded=has_superseded)


def _check_item(unit: ItemUnit, selection: Selection) -> Sequence[Violation]:
    marks, is_broken = unit.facts.marks, unit.facts.is_broken
    checks = [
        (rule.id, check)
        for rule, check in selection.item_checks
        if not (rule.marks and rule.marks.isdisjoint(marks)) and not (is_broken and rule.skips_broken_items)
    ]
    return _with_severities(guarded(checks, unit), unit, selection)


def _file_violations(
    document: Document,
    selection: Selection,
    source_language: Language | None,
    workspace_context: WorkspaceContext,
) -> Sequence[Violation]:
    marks = document.symbol_counts.marks
    checks = [
        (rule.id, check)
        for rule, check in selection.file_checks
        if not rule.file_marks or not rule.file_marks.isdisjoint(marks)
    ]
    unit = FileUnit(document, source_language, workspace_context, selection.known_names)
    return _with_severities(guarded(checks, unit), unit, selection)


def _with_severities(
    violations: Sequence[Violation], unit: ItemUnit | FileUnit, selection: Selection
) -> Sequence[Violation]:
    """Returns the violations with the severities of untranslated files, if the file is one."""
    if unit.source_language is not None or not violations:
        return violations
    return with_untranslated_severity(violations, unit.language, certain_only=selection.is_certain_only)
