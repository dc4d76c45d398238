"""Runs the selected rules over a document, looking again only at items whose text changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter

from variorum.languages import Language
from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding, Violation
from variorum.rules.guard import guarded
from variorum.rules.macros import names_in_macros
from variorum.rules.placement import ItemFindings, SectionFindings, placed
from variorum.rules.suppression import Suppressions
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.withholding import BrokenRegions
from variorum.syntax.document import Document
from variorum.syntax.item import Item


def findings(
    document: Document, selection: Selection, source_language: Language | None = None
) -> list[Finding]:
    """The findings of a document in source order.

    Args:
        document: the parsed file.
        selection: the rules to run; reuse one selection, because item results are kept per selection.
        source_language: the language that the file was translated from, if that is known.
    """
    # A translation is looked at again when its original changes, and has not changed itself.
    place = ("findings", selection, source_language)
    known: list[Finding] | None = document.derived.get(place)
    if known is None:
        known = document.derived[place] = _findings(document, selection, source_language)
    return list(known)


def findings_of_items(document: Document, selection: Selection) -> list[Finding]:
    """Those of the findings that single items show, of a document that may not have all of its items yet."""
    return _kept(_in_items(document, selection, None), document, selection)


def _findings(document: Document, selection: Selection, source_language: Language | None) -> list[Finding]:
    found = _in_items(document, selection, source_language)
    for violation in _file_violations(document, selection, source_language):
        found.append(placed(violation, document, selection))
    return _kept(found, document, selection)


def _in_items(document: Document, selection: Selection, source_language: Language | None) -> list[Finding]:
    found: list[Finding] = []
    spoken = names_in_macros(document)
    for number, section in enumerate(document.items.sections):
        known = section.fold(_section_findings, document.language, selection, source_language)
        if known.items and spoken:
            found.extend(_without_spoken(document, number, known, selection, spoken))
        elif known.items:
            found.extend(known.at(number, document, selection))
    return found


def _kept(found: list[Finding], document: Document, selection: Selection) -> list[Finding]:
    """The findings in source order, without those that are silenced, withheld or said by another rule."""
    suppressions = Suppressions.of(document)
    kept = _said_once(found, selection)
    if not suppressions.are_none:
        kept = [finding for finding in kept if not suppressions.cover(finding)]
    if document.has_errors:
        broken = BrokenRegions.of(document)
        kept = [finding for finding in kept if not broken.withhold(finding)]
    return sorted(kept, key=attrgetter("span", "rule"))


def _said_once(found: list[Finding], selection: Selection) -> list[Finding]:
    """The findings without those of a broader rule in the place of a narrower one's."""
    narrower = selection.narrower
    echoes = {
        (narrower[finding.rule], span)
        for finding in found
        if finding.rule in narrower
        for span in (finding.span, *(one.span for one in finding.related))
    }
    return [finding for finding in found if (finding.rule, finding.span) not in echoes] if echoes else found


def _without_spoken(
    document: Document, section: int, known: SectionFindings, selection: Selection, spoken: frozenset[str]
) -> Iterator[Finding]:
    """The findings but for those about local names that a macro of the file may mean."""
    in_place = known.one_by_one(section, document, selection)
    for (_, item), findings_of_item in zip(known.items, in_place, strict=True):
        for violation, finding in zip(item.violations, findings_of_item, strict=True):
            if not violation.rule.is_about_local_names or document.text.slice(finding.span) not in spoken:
                yield finding


def _section_findings(
    items: Sequence[Item], language: Language, selection: Selection, source_language: Language | None
) -> SectionFindings:
    """The findings of those of the items that have some."""
    key, found = (selection, source_language), []
    for index, item in enumerate(items):
        known: ItemFindings | None = item.facts.derived.get(key)
        if known is None:
            unit = ItemUnit(language, item.facts, source_language)
            known = ItemFindings(tuple(_check_item(unit, selection)))
            item.facts.derived[key] = known
        if known.violations:
            found.append((index, known))
    return SectionFindings(found)


def _check_item(unit: ItemUnit, selection: Selection) -> Iterator[Violation]:
    marks, is_broken = unit.facts.marks, unit.facts.is_broken
    for rule, check in selection.item_checks:
        if (rule.marks and rule.marks.isdisjoint(marks)) or (is_broken and rule.withheld_when_broken):
            continue
        yield from guarded(rule.id, check, unit)


def _file_violations(
    document: Document, selection: Selection, source_language: Language | None
) -> Iterator[Violation]:
    unit = FileUnit(document, source_language)
    for rule in selection.rules:
        if rule.file_check is not None:
            yield from guarded(rule.id, rule.file_check, unit)
