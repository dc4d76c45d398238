"""source-leftover: an idiom, name or construct of the original's language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from variorum.languages import Language
from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.foreign_names import foreign_names
from variorum.rules.leftover_table import Entry, leftover_table
from variorum.rules.missing_receivers import missing_receivers, unbound_reads
from variorum.rules.overloads import overloads
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.text_between_items import matches_after_items
from variorum.rules.translator_remarks import translator_remarks
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.variable_uses import uses_agree
from variorum.syntax.declared_names import is_declared
from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span

RULE = Rule(
    id="source-leftover",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    context=Context.PROGRAM,
    is_style_rule=True,
    what=(
        "Finds what the language of the original left in the translation: names in its style, its library calls, its loops, "
        "comparisons and declarations, and remarks of the translator. Entries that are always wrong are reported in any file, "
        "the others only if the original's language is known."
    ),
    skips_broken_items=False,
    why="Such code is harder to read in the target language, and some of it does not run.",
    example=Example(
        before="def find(account):\n    if account == None:\n        return 0\n    return account\n",
        after="def find(account):\n    if account is None:\n        return 0\n    return account\n",
        language="python",
    ),
)

_METHOD = re.compile(r"\.\s{0,80}(\w+)")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")


@RULE.check_item
def source_leftovers(item: ItemUnit) -> Iterator[Violation]:
    """Reports remarks of the translator, matches of the language's leftovers, and names in the style of the original's
    language."""
    for span, message, fix in translator_remarks(item):
        yield RULE.at(span, message, fix=fix, weight=Weight.MODERATE)
    if item.facts.is_broken:
        yield from _broken_text(item)
        return
    reported: list[Span] = []
    for violation in (*_matched(item), *_commented(item)):
        if violation.span not in reported:
            reported.append(violation.span)
            yield violation
    if item.source_language is not None:
        for span, message, fix in foreign_names(item, item.source_language):
            if not any(span.overlaps(other) for other in reported):
                yield RULE.at(span, message, fix=fix)


@RULE.check_file
def leftovers_across_items(file: FileUnit) -> Iterator[Violation]:
    """Reports what depends on the whole file: text between items, and unbound names."""
    yield from _behind_items(file)
    for item, span, message in overloads(file):
        yield RULE.at(span, message, weight=Weight.MAJOR).shifted(item.span.start)
    yield from _in_context(file)
    if not file.document.is_dynamic:
        yield from _foreign_names(file)
        for item, name, span in missing_receivers(file):
            message = f"`{name}` is a member of the class and needs a receiver"
            yield RULE.at(span, message, weight=Weight.MAJOR).shifted(item.span.start)


def _behind_items(file: FileUnit) -> Iterator[Violation]:
    """Yields text after a top-level statement that belongs to no item, such as a semicolon."""
    for pattern, entry in leftover_table(file.language).behind_items:
        if _applies(entry, file.source_language):
            for span in matches_after_items(file.document, pattern):
                yield _violation(entry, span, {"text": file.document.text.slice(span)})


def _in_context(file: FileUnit) -> Iterator[Violation]:
    """Yields matches of entries that depend on more than their own item."""
    for capture, entry in leftover_table(file.language).in_context.items():
        if not _applies(entry, file.source_language) or (
            entry.get("newer_only") and file.is_of_older_dialect
        ):
            continue
        for item in file.document.items_with(capture):
            unit = ItemUnit(file.language, item.facts, file.source_language)
            around = item.container.declaration if item.container else None
            for violation in _of_entry(entry, capture, unit):
                text = unit.text(violation.span)
                if entry.get("named_like_class") and not (around and around.name == text):
                    continue
                if entry.get("of_library") and _calls_own_method(file, text):
                    continue
                yield violation.shifted(item.span.start)


def _calls_own_method(file: FileUnit, text: str) -> bool:
    """Returns whether the text calls a method that the file declares."""
    return any(is_declared(file.document, name) for name in _METHOD.findall(text))


def _foreign_names(file: FileUnit) -> Iterator[Violation]:
    """Yields unbound names of another language's library."""
    table = leftover_table(file.language)
    suspects = table.names & file.unbound
    if not suspects:
        return
    for item, name, span in unbound_reads(file, suspects):
        # A language's own entries come after inherited ones and are more specific.
        entries = reversed(table.by_name[name])
        entry = next((one for one in entries if _applies(one, file.source_language)), None)
        if entry is not None and not _is_reported(file, item.facts, span):
            yield _violation(entry, span, {"text": name}).shifted(item.span.start)


def _is_reported(file: FileUnit, facts: ItemFacts, span: Span) -> bool:
    """Returns whether an entry with a query reports the place already."""
    table = leftover_table(file.language).by_capture
    unit = ItemUnit(file.language, facts, file.source_language)
    return any(
        match[capture].contains(span)
        and (reported_span := _reported_span(table[capture], unit, match[capture])) is not None
        and reported_span.contains(span)
        for capture, matches in facts.matches.items()
        if capture in table and _applies(table[capture], file.source_language)
        for match in matches
    )


def _matched(item: ItemUnit) -> Iterator[Violation]:
    table = leftover_table(item.language)
    # The order of the matches depends on when their queries were compiled.
    for capture in sorted(item.facts.matches.keys() & table.ranks.keys(), key=table.ranks.__getitem__):
        entry = table.by_capture[capture]
        if capture not in table.in_context and _applies(entry, item.source_language):
            yield from _of_entry(entry, capture, item)


def _of_entry(entry: Entry, capture: str, item: ItemUnit) -> Iterator[Violation]:
    """Yields the matches of an entry's query that satisfy its other conditions."""
    for match in item.matches(capture):
        span = _reported_span(entry, item, match[capture])
        if span is not None and uses_agree(entry, item, match):
            texts = {name: item.text(part) for name, part in match.items()}
            yield _violation(entry, span, texts | {"text": item.text(span)})


def _reported_span(entry: Entry, item: ItemUnit, span: Span) -> Span | None:
    """Returns the span to report: the whole match, or the `leftover` in the text after it. Returns None if that text does not
    match."""
    if "followed_by" not in entry:
        return span
    found = re.compile(entry["followed_by"].encode()).match(item.facts.text, span.end)
    if found is None or "leftover" not in found.re.groupindex:
        return span if found else None
    return Span(*found.span("leftover"))


def _commented(item: ItemUnit) -> Iterator[Violation]:
    for pattern, entry in leftover_table(item.language).in_comments:
        if _applies(entry, item.source_language):
            for span in item.facts.comments:
                text = item.text(span)
                if pattern.search(text):
                    yield _violation(entry, span, {"text": text})


def _broken_text(item: ItemUnit) -> Iterator[Violation]:
    """Yields lines of another language, in text with syntax errors only."""
    for pattern, entry in leftover_table(item.language).in_broken_text:
        if not _applies(entry, item.source_language):
            continue
        for found in pattern.finditer(item.facts.text):
            span = Span(found.start(), found.end())
            if any(comment.overlaps(span) for comment in item.facts.comments):
                continue
            if any(problem.span.overlaps(span) for problem in item.facts.problems):
                yield _violation(entry, span, {"text": item.text(span)})


def _applies(entry: Entry, source: Language | None) -> bool:
    if entry.get("always"):
        return True
    return source is not None and (not entry.get("from") or source.id in entry["from"])


def _violation(entry: Entry, span: Span, texts: Mapping[str, str]) -> Violation:
    def filled(template: str) -> str:
        return _PLACEHOLDER.sub(lambda found: texts.get(found[1], found[0]), template)

    fix = None
    if "fix" in entry:
        edit = Edit(span, filled(entry["fix"]), whole_lines=not entry["fix"])
        title = filled(entry.get("title", "Use the idiom of this language"))
        fix = Fix(title, (edit,), is_safe=entry.get("safe", False))
    weight = Weight(entry.get("weight", RULE.weight.value))
    return RULE.at(span, filled(entry["message"]), fix=fix, weight=weight)
