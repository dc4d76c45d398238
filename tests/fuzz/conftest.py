"""The editor of the end-to-end tests, for messages that no editor would send."""

from __future__ import annotations

from tests.e2e.conftest import editor, workspace

__all__ = ["editor", "workspace"]
