"""unchecked-null: a result that may be null is used without a check."""

from __future__ import annotations

from variorum.rules.finding import Severity, Weight
from variorum.rules.rule import Category, Example, Rule

RULE = Rule(
    id="unchecked-null",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what=(
        "Finds expressions that access a member of a result that may be null: a regular expression match, an environment "
        "variable, the first matching element, allocated memory. Calls whose result is stored in a variable first are ignored, "
        "because a check may follow."
    ),
    why=(
        "If nothing is found, the program stops, or accesses invalid memory. Often the translation lost the null check of the "
        "original."
    ),
    example=Example(
        before='import re\n\n\ndef year(text):\n    return re.search(r"\\d{4}", text).group()\n',
        after='import re\n\n\ndef year(text):\n    found = re.search(r"\\d{4}", text)\n'
        "    return found.group() if found else None\n",
        language="python",
    ),
)
RULE.report_each("unchecked.null", "result may be null and is used without a check")
