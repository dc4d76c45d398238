"""The programs that the stories are about."""

from __future__ import annotations

LEDGER_JAVA = """\
package bank;

import java.util.ArrayList;
import java.util.List;

public class Ledger {
    private final List<Integer> amounts = new ArrayList<>();

    public void add(int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("negative amount");
        }
        amounts.add(amount);
    }

    public int total() {
        int sum = 0;
        for (int amount : amounts) {
            sum += amount;
        }
        return sum;
    }

    public int largest() {
        int best = 0;
        for (int amount : amounts) {
            if (amount > best) {
                best = amount;
            }
        }
        return best;
    }
}
"""

LEDGER_PY = '''\
# variorum: translated-from ../legacy/Ledger.java
"""A ledger of amounts."""

import os


class Ledger:
    """Amounts, and what they come to."""

    def __init__(self):
        self.amounts = []

    def add(self, amount):
        if amount < 0:
            raise ValueError("negative amount")
        self.amounts.append(amount)

    def total(self):
        return sum(self.amounts)
'''

SHOP_CONFIGURATION = (
    '[[pairs.patterns]]\nsource = "legacy/{name:pascal}.java"\ntarget = "src/{name:snake}.py"\n'
)
SHOP_JAVA = """class Shop {
    static int total(int[] prices) {
        int sum = 0;
        for (int price : prices) {
            sum += price * 3;
        }
        return sum;
    }
}
"""
SHOP_PY = """import os


def total(prices):
    result = 0
    for price in prices:
        result += price * 3
    return result
"""
SHOP = {"variorum.toml": SHOP_CONFIGURATION, "legacy/Shop.java": SHOP_JAVA, "src/shop.py": SHOP_PY}
"""A workspace with one pair, by its files."""
