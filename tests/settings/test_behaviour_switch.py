"""`[behaviour] enabled` decides whether the rule that interprets both sides runs."""

from __future__ import annotations

from variorum.settings import DEFAULT, settings_of
from variorum.settings.values import Settings
from variorum.translation.pair_rules.different_behaviour import RULE


def test_pairs_are_interpreted_unless_a_setting_says_otherwise() -> None:
    off, problems = settings_of({"behaviour": {"enabled": False}})
    assert problems == ()
    assert RULE in DEFAULT.selection(is_translation=True).pair_rules
    assert RULE not in off.selection(is_translation=True).pair_rules


def test_a_rule_that_a_person_asks_for_runs_all_the_same() -> None:
    chosen = Settings(behaviour=False).rules(is_translation=True, only=[RULE.id])
    assert RULE in chosen.selection.pair_rules
