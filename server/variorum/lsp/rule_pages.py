"""Where the page of a rule lies on this machine: the link behind a finding's code works without a network."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path


@cache
def rule_page_uri(rule: str) -> str | None:
    """The `file:` URI of the rule's page; None where the installation carries no pages."""
    page = _shelf() / f"{rule}.md"
    return page.as_uri() if page.is_file() else None


@cache
def _shelf() -> Path:
    """The folder of pages: inside the package where it was installed, in `docs/` of a checkout."""
    package = Path(str(resources.files("variorum")))
    installed = package / "rule_pages"
    return installed if installed.is_dir() else package.parent.parent / "docs" / "rules"
