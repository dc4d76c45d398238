"""Items share the steps of a pair: cheap ones first, and what needs more gets what is left."""

from __future__ import annotations

import attrs

from variorum.differential.budget import Budget
from variorum.differential.verdict import Verdict
from variorum.differential.verdict_cache import ComparableItem, VerdictCache, pair_steps, verdicts_of


@attrs.define
class Item:
    """An item that needs so many steps."""

    name: str
    needs: int
    given: list[int] = attrs.Factory(list)

    def comparable(self) -> ComparableItem:
        return ComparableItem(self.name.encode(), self.compare)

    def compare(self, budget: Budget) -> Verdict:
        self.given.append(budget.steps)
        while budget.used < self.needs and not budget.is_spent:
            budget.spend(500)
        return Verdict(self.name, inputs=20, results=5, agreed=20).within(budget)


def compared(*items: Item, steps: int, memory: VerdictCache | None = None) -> list[Verdict]:
    return verdicts_of([each.comparable() for each in items], memory or VerdictCache(), steps)


def test_cheap_items_are_finished_although_the_first_is_endless() -> None:
    endless, cheap = Item("endless", 10**9), Item("cheap", 3_000)
    first, second = compared(endless, cheap, steps=150_000)
    assert first.is_limited
    assert not second.is_limited
    assert first.steps + second.steps < 200_000


def test_many_endless_items_use_no_more_than_the_pair_has() -> None:
    items = [Item(str(number), 10**9) for number in range(20)]
    assert sum(verdict.steps for verdict in compared(*items, steps=150_000)) < 170_000


def test_the_rest_goes_to_what_needs_it() -> None:
    long, cheap = Item("long", 80_000), Item("cheap", 100)
    assert not compared(long, cheap, steps=150_000)[0].is_limited
    assert long.given == [40_000, 80_000]


def test_known_items_are_not_compared_again() -> None:
    memory = VerdictCache()
    long = Item("long", 80_000)
    first = compared(long, steps=200_000, memory=memory)
    assert compared(long, steps=200_000, memory=memory) == first
    assert len(long.given) == 1


def test_a_pair_of_many_items_has_more_steps() -> None:
    assert pair_steps(3) == pair_steps(1)
    assert pair_steps(40) > 3 * pair_steps(1)
    assert pair_steps(200) == pair_steps(100)
