"""Registering checks of a rule."""

from __future__ import annotations

import attrs
import pytest

from variorum.rules.checks.unused_import import RULE


def test_a_second_check_of_a_kind_is_rejected() -> None:
    rule = attrs.evolve(RULE)
    with pytest.raises(ValueError, match="unused-import"):
        rule.check_file(lambda file: ())
