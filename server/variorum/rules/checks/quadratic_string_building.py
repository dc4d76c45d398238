"""quadratic-string-building: a string that is copied each time something is appended to it."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Match
from variorum.syntax.span import Span

RULE = Rule(
    id="quadratic-string-building",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    category=Category.SAFETY,
    is_style_rule=True,
    what="Finds string variables from outside of a loop that the loop appends to, in languages with immutable strings.",
    why=(
        "Twice as many pieces take four times as long. The same line is cheap in the original: strings grow in place in C++, "
        "JavaScript, PHP and Rust, and mostly in Python."
    ),
    example=Example(
        before='class Lines {\n    String join(String[] lines) {\n        String all = "";\n        for (String line : lines) {\n'
        "            all += line;\n        }\n        return all;\n    }\n}\n",
        after="class Lines {\n    String join(String[] lines) {\n        StringBuilder all = new StringBuilder();\n"
        "        for (String line : lines) {\n            all.append(line);\n        }\n"
        "        return all.toString();\n    }\n}\n",
        language="java",
    ),
)


@RULE.check_items_with("text.grown")
def strings_built_in_loops(item: ItemUnit) -> Iterator[Violation]:
    """Reports the first place in a loop that appends to an outer string, once per variable."""
    texts = {match["text.variable"] for match in item.matches("text.variable")}
    grown = {match["text.grown"] for match in item.matches("text.grown") if _grows(item, match)}
    for binding in item.facts.names.inner if texts and grown else ():
        place = next(iter(sorted(_places(item, binding, grown))), None)
        if place is not None and not texts.isdisjoint(binding.definitions):
            yield RULE.at(place, f"each iteration copies the whole of `{binding.name}` to append to it")


def _grows(item: ItemUnit, match: Match) -> bool:
    """Returns whether the statement appends to the string itself."""
    return "text.again" not in match or item.text(match["text.again"]) == item.text(match["text.grown"])


def _places(item: ItemUnit, binding: Binding, grown: set[Span]) -> Iterator[Span]:
    for span in {*binding.definitions, *binding.writes, *binding.updates} & grown:
        loops = [loop for loop in item.facts.loops if loop.contains(span) and binding.scope.contains(loop)]
        inside = [one for one in binding.definitions if one != span]
        if loops and not any(loop.contains(one) for loop in loops for one in inside):
            yield span
