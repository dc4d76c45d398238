"""shell-injection: a shell command line that is built from values."""

from __future__ import annotations

from variorum.rules.finding import Severity, Weight
from variorum.rules.rule import Category, Example, Rule

RULE = Rule(
    id="shell-injection",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what="Finds calls that pass a command line to a shell, unless it is a literal in the call.",
    why=(
        "Whoever controls a part of the line can run any command: a file named `; rm -r .` is enough. Pass the program a list of "
        "arguments, which no shell parses."
    ),
    example=Example(
        before='import subprocess\n\n\ndef pack(name):\n    subprocess.run(f"tar cf all.tar {name}", shell=True)\n',
        after='import subprocess\n\n\ndef pack(name):\n    subprocess.run(["tar", "cf", "all.tar", name])\n',
        language="python",
    ),
)
RULE.report_each("shell.text", "command line for a shell is built at run time: pass a list of arguments")
