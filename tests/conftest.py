"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.unguarded import Unguarded
from variorum.rules import guard

# A busy machine makes a slow example, which says nothing about the code: no test here is a timed one. Every change is
# tested with the same examples, so that a draw of chance does not blame the change at hand; "chance" and "night" look
# for new ones.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("chance", deadline=None, print_blob=True)
settings.register_profile("night", deadline=None, max_examples=20_000, print_blob=True)
settings.load_profile("same")


@pytest.fixture(autouse=True, scope="session")
def stores_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what tests keep for another time away from what the user keeps."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(autouse=True)
def failing_rules_fail() -> Iterator[None]:
    """Let no test pass because the guard left a failing rule out; tests of the guard bring their own."""
    before = guard.use_guard(Unguarded())
    yield
    guard.use_guard(before)
