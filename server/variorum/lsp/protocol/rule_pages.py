"""Finds the pages of rules and checks on this machine, so that the link behind a finding's code needs no network."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path


@cache
def rule_page_uri(rule: str) -> str | None:
    """Returns the `file:` URI of a rule's page, or None if the installation has no pages."""
    return _page("rule_pages", "rules", rule)


@cache
def check_page_uri(check: str) -> str | None:
    """Returns the `file:` URI of the page of a check of response documents, or None if there are no pages."""
    return _page("check_pages", "checks", check)


def _page(installed: str, in_checkout: str, name: str) -> str | None:
    page = _pages_folder(installed, in_checkout) / f"{name}.md"
    return page.as_uri() if page.is_file() else None


@cache
def _pages_folder(installed: str, in_checkout: str) -> Path:
    """Returns the folder of pages: in the installed package, or in `docs/` of a checkout."""
    package = Path(str(resources.files("variorum")))
    folder = package / installed
    return folder if folder.is_dir() else package.parent.parent / "docs" / in_checkout
