"""quadratic-string-building: text that is copied as a whole for every piece that is added."""

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
    what="Finds text variables that a loop adds to piece by piece, in languages whose text never changes and is copied "
    "whole every time. The variable has to come from outside the loop.",
    why="Twice as many pieces take four times as long. In the original the same line may have been cheap: text can grow "
    "in place in C++, JavaScript, PHP and Rust, and mostly does in Python.",
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
    """Every place in a loop that adds to a text from outside of it, the first one of each variable."""
    texts = {match["text.variable"] for match in item.matches("text.variable")}
    grown = {match["text.grown"] for match in item.matches("text.grown") if _grows(item, match)}
    for binding in item.facts.names.inner if texts and grown else ():
        place = next(iter(sorted(_places(item, binding, grown))), None)
        if place is not None and not texts.isdisjoint(binding.definitions):
            yield RULE.at(place, f"every round copies the whole of `{binding.name}` to add to it")


def _grows(item: ItemUnit, match: Match) -> bool:
    """Whether the text itself is what something is added to."""
    return "text.again" not in match or item.text(match["text.again"]) == item.text(match["text.grown"])


def _places(item: ItemUnit, binding: Binding, grown: set[Span]) -> Iterator[Span]:
    for span in {*binding.definitions, *binding.writes, *binding.updates} & grown:
        loops = [loop for loop in item.facts.loops if loop.contains(span) and binding.scope.contains(loop)]
        inside = [one for one in binding.definitions if one != span]
        if loops and not any(loop.contains(one) for loop in loops for one in inside):
            yield span
