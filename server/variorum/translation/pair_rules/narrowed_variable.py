"""narrowed-variable: a 64-bit integer that became a 32-bit one."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.name_words import words_of
from variorum.syntax.span import Span
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="narrowed-variable",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what="Finds 64-bit variables whose counterpart of the same name has 32 bits.",
    why="From 2,147,483,648 on the value overflows and becomes negative.",
    example=Example(
        before="int total = 0;  // the original: long long total\n",
        after="long total = 0;\n",
        language="java",
    ),
)

# Sizes and indexes are wide because of the machine, not because of their values.
_SIZES = frozenset({"size_t", "usize", "isize"})


@RULE.check_aligned_with(source=("typed",), target=("typed",))
def narrowed_variables(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports names with a wide type in the original and a narrow one in the translation."""
    listed = unit.source.language.meanings.get("wide_integers", ())
    wide = {one.replace(" ", ""): one for one in listed if one not in _SIZES}
    narrow = unit.target.language.meanings.get("narrow_integers", ())
    source = {words_of(name): wide[kind] for name, kind in unit.source.types.items() if kind in wide}
    for event in unit.target.of("typed"):
        kind = unit.target.types.get(event.value)
        if kind in narrow and words_of(event.value) in source:
            was = source[words_of(event.value)]
            yield RULE.at(
                event.span,
                f"`{event.value}` is `{was}` in the original, here it is a 32-bit `{kind}`",
                related=original(_place(unit.source, words_of(event.value)), "the wide type"),
            )


def _place(side: Side, words: tuple[str, ...]) -> Span:
    return next((event.span for event in side.of("typed") if words_of(event.value) == words), side.place)
