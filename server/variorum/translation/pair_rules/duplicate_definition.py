"""duplicate-definition: a local variable that is declared twice."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.bindings import Binding
from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="duplicate-definition",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds declarations of local variables in a scope where the name is already declared. `[rules.duplicate-definition]` "
        "of a language lists the `kinds` of names that can be declared only once, and says whether a block may not redeclare "
        "a name of its function either (`nested`). The rule is off for languages without it."
    ),
    why="The original's language allows rebinding; the compiler of the target language rejects a second declaration.",
    example=Example(
        before="static int last(int count) {\n    int count = 3;\n    return count;\n}\n",
        after="static int last(int count) {\n    count = 3;\n    return count;\n}\n",
        language="java",
    ),
)


@RULE.check_target_item
def duplicate_definitions(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports second declarations in one scope and, if the language says so, in nested scopes."""
    policy = part.language.policy(RULE.id)
    if not policy:
        return
    for name, place in _repeated(
        part.facts, frozenset(policy["kinds"]), is_nested=policy.get("nested", False)
    ):
        yield RULE.at(place, f"`{name}` is already declared")


def _repeated(facts: ItemFacts, kinds: frozenset[str], *, is_nested: bool) -> Iterator[tuple[str, Span]]:
    by_name: dict[str, list[Binding]] = {}
    for binding in facts.names.inner:
        if not binding.is_member and binding.kind in kinds:
            by_name.setdefault(binding.name, []).append(binding)
    # Alternatives may both declare a name.
    parts = [match["build.part"] for match in facts.matches.get("build.part", ())]
    for name, bindings in by_name.items():
        for binding in bindings:
            declared = [
                place
                for place, kind in zip(binding.definitions, binding.kinds, strict=True)
                if kind in kinds and not any(part.contains(place) for part in parts)
            ]
            yield from ((name, place) for place in declared[1:])
            if is_nested and any(_hides(binding, other, facts) for other in bindings):
                yield name, binding.first


def _hides(inner: Binding, outer: Binding, facts: ItemFacts) -> bool:
    """Returns whether a name is declared in a block inside the scope of another, within one function."""
    if inner is outer or inner.scope == outer.scope or not outer.scope.contains(inner.scope):
        return False
    between = (one for one in facts.functions if outer.scope.contains(one) and one != outer.scope)
    return outer.first.start < inner.first.start and not any(one.contains(inner.scope) for one in between)
