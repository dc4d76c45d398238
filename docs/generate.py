"""Writes the pages that are made from the rules: `docs/rules/<rule>.md` and their index.

`python docs/generate.py` writes them, `python docs/generate.py --check` says which are out of date and exits with 1.
"""

from __future__ import annotations

import sys
from pathlib import Path

from variorum.reports.rule_page import rule_index, rule_page
from variorum.rules.catalogue import all_rules

FOLDER = Path(__file__).parent / "rules"


def pages() -> dict[str, str]:
    """File name to text, for every page."""
    rules = all_rules()
    return {"README.md": rule_index(rules.values())} | {
        f"{rule.id}.md": rule_page(rule) for rule in rules.values()
    }


def stale() -> list[str]:
    """The names of pages that are missing, out of date, or about a rule that is gone."""
    wanted = pages()
    present = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md")}
    return sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))


def write() -> None:
    """Bring the folder up to date."""
    FOLDER.mkdir(exist_ok=True)
    wanted = pages()
    for path in FOLDER.glob("*.md"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        out_of_date = stale()
        print(
            "\n".join(
                f"docs/rules/{name} is out of date: run `python docs/generate.py`" for name in out_of_date
            )
        )
        sys.exit(1 if out_of_date else 0)
    write()
