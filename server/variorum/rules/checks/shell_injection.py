"""shell-injection: a command line for a shell that is put together from values."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="shell-injection",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what="Finds calls that hand a shell a command line which is not written out in the call.",
    why="Whoever can shape a part of the line can run what they like: a file named `; rm -r .` is enough. Started as a "
    "list of words, the program gets its arguments as they are, and no shell reads them.",
    example=Example(
        before='import subprocess\n\n\ndef pack(name):\n    subprocess.run(f"tar cf all.tar {name}", shell=True)\n',
        after='import subprocess\n\n\ndef pack(name):\n    subprocess.run(["tar", "cf", "all.tar", name])\n',
        language="python",
    ),
)


@RULE.check_items_with("shell.text")
def built_commands(item: ItemUnit) -> Iterator[Violation]:
    """Every command line that the language's `@shell.text` marks."""
    for text in sorted({match["shell.text"] for match in item.matches("shell.text")}):
        yield RULE.at(text, "a shell runs this text, which is put together while the program runs")
