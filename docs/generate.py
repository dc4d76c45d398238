"""Writes the pages that are made from the rules, the catalogue of leftovers and the checks of answers, and the index of each.

`python docs/generate.py` writes them, `python docs/generate.py --check` says which are out of date and exits with 1.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from variorum.languages import language_of_path
from variorum.languages.registry import all_languages
from variorum.reports.check_page import check_index, check_page
from variorum.reports.language_page import language_page
from variorum.reports.leftover_page import leftover_page
from variorum.reports.rule_page import rule_index, rule_page
from variorum.responses.catalogue import all_checks
from variorum.rules.registry import all_rules

DOCS = Path(__file__).parent
FOLDERS = ("rules", "checks")
PROGRAMS = DOCS.parent / "tests" / "rules"
# What marks a line of a test program as one that a rule speaks about.
OUTCOME = re.compile(r"\.(?:fixed|suggested)\.")
MARK = re.compile(r"(?:#|//|/\*)! *[a-z-]+")


def pages() -> dict[str, str]:
    """Path in `docs/` to text, for every page."""
    rules, checks = all_rules().values(), all_checks().values()
    return {
        "rules/README.md": rule_index(rules),
        "rules/leftovers.md": leftover_page(all_languages()),
        "rules/languages.md": language_page(rules, all_languages(), shown()),
        "checks/README.md": check_index(checks),
        **{f"rules/{rule.id}.md": rule_page(rule) for rule in rules},
        **{f"checks/{check.id}.md": check_page(check) for check in checks},
    }


def shown() -> dict[str, frozenset[str]]:
    """By rule, the languages in which a test program shows it at work."""
    found: dict[str, set[str]] = {}
    for path in PROGRAMS.glob("*/*.*"):
        language = language_of_path(path)
        if (
            language is not None
            and not OUTCOME.search(path.name)
            and MARK.search(path.read_text(encoding="utf-8"))
        ):
            found.setdefault(path.parent.name, set()).add(language.id)
    return {rule: frozenset(languages) for rule, languages in found.items()}


def stale() -> list[str]:
    """The pages that are missing, out of date, or about something that is gone."""
    wanted, present = pages(), _present()
    return sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))


def write() -> None:
    """Bring the folders up to date."""
    wanted = pages()
    for name in _present().keys() - wanted.keys():
        (DOCS / name).unlink()
    for name, text in wanted.items():
        (DOCS / name).parent.mkdir(exist_ok=True)
        (DOCS / name).write_text(text, encoding="utf-8")


def _present() -> dict[str, str]:
    found = (path for folder in FOLDERS for path in (DOCS / folder).glob("*.md"))
    return {path.relative_to(DOCS).as_posix(): path.read_text(encoding="utf-8") for path in found}


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        out_of_date = stale()
        for name in out_of_date:
            print(f"docs/{name} is out of date: run `python docs/generate.py`")
        sys.exit(1 if out_of_date else 0)
    write()
