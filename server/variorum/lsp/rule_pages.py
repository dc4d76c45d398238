"""Where the pages of rules and checks lie on this machine: the link behind a finding's code needs no network."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path


@cache
def rule_page_uri(rule: str) -> str | None:
    """The `file:` URI of the rule's page; None where the installation carries no pages."""
    return _page("rule_pages", "rules", rule)


@cache
def check_page_uri(check: str) -> str | None:
    """The same for a check of response documents."""
    return _page("check_pages", "checks", check)


def _page(installed: str, in_checkout: str, name: str) -> str | None:
    page = _shelf(installed, in_checkout) / f"{name}.md"
    return page.as_uri() if page.is_file() else None


@cache
def _shelf(installed: str, in_checkout: str) -> Path:
    """The folder of pages: inside the package where it was installed, in `docs/` of a checkout."""
    package = Path(str(resources.files("variorum")))
    shelf = package / installed
    return shelf if shelf.is_dir() else package.parent.parent / "docs" / in_checkout
