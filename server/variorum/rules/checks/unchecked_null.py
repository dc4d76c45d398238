"""unchecked-null: the outcome of a search is used as if something was found."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="unchecked-null",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what="Finds expressions that look right into the outcome of a call which may answer with nothing: a match of a "
    "regular expression, a variable of the environment, the first element that fits, memory that was asked for. Calls "
    "whose outcome is kept in a variable first are left alone: a check may follow.",
    why="Where nothing is found, the program stops, or reads memory that is not its own. The original often had an "
    "answer for this case that the translation lost.",
    example=Example(
        before='import re\n\n\ndef year(text):\n    return re.search(r"\\d{4}", text).group()\n',
        after='import re\n\n\ndef year(text):\n    found = re.search(r"\\d{4}", text)\n'
        "    return found.group() if found else None\n",
        language="python",
    ),
)


@RULE.check_items_with("unchecked.null")
def unchecked_results(item: ItemUnit) -> Iterator[Violation]:
    """Every expression that the language's `@unchecked.null` marks."""
    for span in sorted({match["unchecked.null"] for match in item.matches("unchecked.null")}):
        yield RULE.at(span, "this call may find nothing, and its outcome is used as if it always did")
