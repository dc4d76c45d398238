"""Somebody who types at random in both halves of a pair, now in the one and now in the other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.alignment import original as original_shop
from benchmarks.alignment import translation as translated_shop

from tests.fuzz.editing import EVERY_RULE, Typist, opened_anew
from variorum.languages import Language, language_named, language_of_path
from variorum.rules.finding import Finding
from variorum.translation.comparison import Comparison, compared
from variorum.translation.score import Alignment, TranslationScore
from variorum.translation.scoring import score_documents

_HAZARDS = Path(__file__).parents[1] / "translation/pair_rules"
_METHODS = 8


class Pair(NamedTuple):
    """Two texts, of which one is a translation of the other."""

    name: str
    source: str
    source_language: Language
    target: str
    target_language: Language


def pairs() -> Iterator[Pair]:
    """The pairs of the pair rules' tests, and longer ones: with the same names, with other names, with the same names twice."""
    for original in sorted(_HAZARDS.glob("*/*.source.*")):
        stem = original.name.partition(".")[0]
        [translation] = [path for path in original.parent.glob(f"{stem}.*") if path != original]
        languages = language_of_path(original), language_of_path(translation)
        assert languages[0] is not None
        assert languages[1] is not None
        texts = original.read_text(encoding="utf-8"), translation.read_text(encoding="utf-8")
        yield Pair(f"{original.parent.name}/{stem}", texts[0], languages[0], texts[1], languages[1])
    java, python = language_named("java"), language_named("python")
    shop = original_shop(_METHODS)
    for name, text in (
        ("same names", translated_shop(_METHODS, same_names=True)),
        ("other names", translated_shop(_METHODS, same_names=False)),
    ):
        yield Pair(f"shop, {name}", shop, java, text, python)
        yield Pair(f"shop twice, {name}", shop + shop.replace("Shop", "Store"), java, text + text, python)
        yield Pair(f"shop back, {name}", text, python, shop, java)


class PairTypist:
    """Types into two buffers and compares them after every step, as a session does."""

    def __init__(self, pair: Pair, random: Random) -> None:
        self.random = random
        self.source = Typist(pair.source, pair.source_language, random)
        self.target = Typist(pair.target, pair.target_language, random)
        self._comparison: Comparison | None = None
        self._compare()

    def step(self) -> None:
        """One message of the editor about one of the two texts."""
        self.random.choice((self.source, self.target)).step()
        self._compare()

    def _compare(self) -> None:
        source, target = self.source.buffer.document, self.target.buffer.document
        assert source is not None
        assert target is not None
        self._comparison = compared(source, target, EVERY_RULE, self._comparison)

    @property
    def is_broken(self) -> bool:
        """Whether one of the two texts does not parse as it is now."""
        last = self._comparison
        return last is not None and (last.source.has_errors or last.target.has_errors)

    def difference(self) -> str | None:
        """What sets the comparison apart from that of the same two texts opened anew; None where nothing does."""
        last = self._comparison
        assert last is not None
        source, target = opened_anew(last.source), opened_anew(last.target)
        fresh = compared(source, target, EVERY_RULE)
        if _seen(last.findings) != _seen(fresh.findings):
            return f"findings: {set(_seen(last.findings)) ^ set(_seen(fresh.findings))}"
        score = score_documents(last.source, last.target, selection=EVERY_RULE, comparison=last)
        again = score_documents(source, target, selection=EVERY_RULE)
        if _numbers(score) != _numbers(again):
            return f"scores: {_numbers(score)} and {_numbers(again)}"
        differing = [
            difference
            for one, other in zip_longest(score.alignments, again.alignments)
            for difference in _between(one, other)
        ]
        return f"alignment: {differing[0]}" if differing else None


def _between(one: Alignment | None, other: Alignment | None) -> Iterator[str]:
    """What sets two alignments apart, in the order in which it comes about."""
    if one is None or other is None or (one.source, one.target) != (other.source, other.target):
        yield f"{one and (one.source, one.target)} and {other and (other.source, other.target)}"
        return
    for name in (*one.parts, *(other.parts.keys() - one.parts.keys())):
        if one.parts.get(name) != other.parts.get(name):
            yield f"{one.source}, {name}: {one.parts.get(name)} and {other.parts.get(name)}"


def _seen(found: object) -> list[tuple[object, ...]]:
    assert isinstance(found, list | tuple)
    return [_of(one) for one in found]


def _of(finding: Finding) -> tuple[object, ...]:
    return (
        finding.rule,
        finding.span,
        finding.line,
        finding.column,
        finding.message,
        finding.fix,
        finding.related,
    )


def _numbers(score: TranslationScore) -> tuple[object, ...]:
    parts = tuple((name, part.value, part.evidence) for name, part in score.parts.items())
    return score.s, score.estimate.j, score.imm, parts
