"""What holds for every test."""

from __future__ import annotations

from hypothesis import settings

# A busy machine makes a slow example, which says nothing about the code: no test here is a timed one.
settings.register_profile("untimed", deadline=None)
settings.register_profile("night", deadline=None, max_examples=20_000, print_blob=True)
settings.load_profile("untimed")
