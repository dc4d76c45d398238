"""The stock of a warehouse: what lies where, and what to order."""

from __future__ import annotations

from dataclasses import dataclass

AISLES = 12
BOX_SIZE = 24


@dataclass
class Item:
    sku: str
    aisle: int
    count: int
    reorder_at: int


class Inventory:
    def __init__(self) -> None:
        self.items: dict[str, Item] = {}

    def add(self, sku: str, aisle: int, count: int, reorder_at: int) -> None:
        if sku in self.items:
            raise ValueError(f"{sku} is already listed")
        self.items[sku] = Item(sku, aisle % AISLES, count, reorder_at)

    def count_of(self, sku: str) -> int:
        if sku not in self.items:
            raise KeyError(sku)
        return self.items[sku].count

    def remove(self, sku: str, amount: int) -> None:
        item = self.items[sku]
        if amount > item.count:
            raise ValueError(f"only {item.count} of {sku} left")
        item.count -= amount

    def shift_aisles(self, steps: int) -> None:
        """Moves every item by some aisles; the aisles form a ring."""
        for item in self.items.values():
            item.aisle = (item.aisle + steps) % AISLES

    def low_stock(self) -> list[str]:
        return sorted(item.sku for item in self.items.values() if item.count <= item.reorder_at)

    def boxes_to_order(self, sku: str, wanted: int) -> int:
        """Whole boxes that bring an item up to the wanted count."""
        missing = max(0, wanted - self.count_of(sku))
        return (missing + BOX_SIZE - 1) // BOX_SIZE

    def busiest_aisle(self) -> int:
        totals = [0] * AISLES
        for item in self.items.values():
            totals[item.aisle] += item.count
        return totals.index(max(totals))

    def report(self) -> None:
        for sku in sorted(self.items):
            item = self.items[sku]
            mark = "*" if item.count <= item.reorder_at else " "
            print(f"{mark} {sku:<10} aisle {item.aisle:>2} {item.count:>6}")
