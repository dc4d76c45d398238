"""Calls that return the same are compared by the state that they leave, as far as both sides keep it alike."""

from __future__ import annotations

import pytest

from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.verdict import Verdict
from variorum.languages import language_named

JAVA = "class Sum { private int sum = 0; int add(int n) { sum += n; return n; } }\n"
PYTHON = """class Sum:
    def __init__(self):
        self._sum = 0

    def add(self, n):
        %s
        return n
"""


def verdict(source: str, source_language: str, target: str, target_language: str) -> Verdict:
    return compare_sources(source, language_named(source_language), target, language_named(target_language))


@pytest.mark.parametrize(
    ("update", "left"),
    [("self._sum += n", None), ("self._sum -= n", "-1"), ("pass", "0")],
)
def test_fields_are_compared_where_a_value_is_returned(update: str, left: str | None) -> None:
    found = verdict(JAVA, "java", PYTHON % update, "python")
    if left is None:
        assert found.agreement == 1.0
        return
    assert found.warning is not None
    assert found.warning.is_frequent
    message = f"for n = 1 the original leaves this.sum = 1, the translation this._sum = {left}"
    assert found.warning.message == message
    assert found.warning.expected is None


ACCOUNTS = """def withdraw(accounts: dict[str, int], name: str, amount: int) -> bool:
    if name not in accounts:
        return False
    accounts[name] -= amount
    return True
"""
JAVASCRIPT = """function withdraw(accounts, name, amount) {
  if (!(name in accounts)) return false;
  accounts[name] %s amount;
  return true;
}
"""


@pytest.mark.parametrize(("operator", "differs"), [("-=", False), ("+=", True)])
def test_arguments_that_both_change_are_compared(operator: str, differs: bool) -> None:
    found = verdict(ACCOUNTS, "python", JAVASCRIPT % operator, "javascript")
    assert found.is_conclusive
    assert (found.reported is not None) is differs
    if found.reported is not None:
        assert "the original leaves accounts = " in found.reported.message


RING_CPP = """#include <vector>
class Ring {
    std::vector<int> data_;
    size_t head_ = 0, size_ = 0;
public:
    Ring(size_t n) : data_(n) {}
    bool push(int x) {
        if (size_ == data_.size()) return false;
        data_[(head_ + size_) % data_.size()] = x;
        size_++;
        return true;
    }
};
"""
RING_PYTHON = """class Ring:
    def __init__(self, n):
        self._data = [0] * n
        self._head = 0
        self._size = 0

    def push(self, x):
        if self._size == len(self._data):
            return False
        self._data[(self._head + self._size%s) %% len(self._data)] = x
        self._size += 1
        return True
"""


@pytest.mark.parametrize(("place", "differs"), [("", False), (" + 1", True)])
def test_a_list_in_a_field_is_compared(place: str, differs: bool) -> None:
    found = verdict(RING_CPP, "cpp", RING_PYTHON % place, "python")
    assert found.is_conclusive
    assert (found.warning is not None) is differs


@pytest.mark.parametrize(
    ("source", "target"),
    [
        # One side copies the argument.
        (
            "import java.util.*;\nclass M { static int most(int[] xs) { Arrays.sort(xs); return xs[xs.length - 1]; } }",
            "def most(xs):\n    return sorted(xs)[-1]\n",
        ),
        # One side keeps what it has computed.
        (
            "import java.util.*;\nclass M { private Map<Integer, Integer> known = new HashMap<>();"
            " int twice(int n) { if (!known.containsKey(n)) known.put(n, n * 2); return known.get(n); } }",
            "class M:\n    def __init__(self):\n        self.known_results = {}\n\n    def twice(self, n):\n"
            "        return n * 2\n",
        ),
        (
            "import java.util.*;\nclass M { private Map<Integer, Integer> memo = new HashMap<>();"
            " int twice(int n) { if (!memo.containsKey(n)) memo.put(n, n * 2); return memo.get(n); } }",
            "class M:\n    def __init__(self):\n        self.memo = {}\n\n    def twice(self, n):\n        return n * 2\n",
        ),
        # One side keeps the length in a field, the other in the list.
        (
            "class M { private int[] items = new int[100]; private int size = 0;"
            " int push(int n) { items[size++] = n; return n; } }",
            "class M:\n    def __init__(self):\n        self.items = []\n\n    def push(self, n):\n"
            "        self.items.append(n)\n        return n\n",
        ),
    ],
)
def test_state_that_is_kept_in_another_way_is_not_compared(source: str, target: str) -> None:
    found = verdict(source, "java", target, "python")
    assert found.witness is None


def test_the_state_of_an_object_is_stated_where_a_method_has_no_arguments() -> None:
    source = "class Bag { private int[] items = new int[2]; int size() { return items.length; } }\n"
    target = (
        "class Bag:\n    def __init__(self):\n        self.items = [0, 0]\n\n"
        "    def size(self):\n        return len(self.items) + 1\n"
    )
    found = verdict(source, "java", target, "python")
    assert found.witness is not None
    assert found.witness.message.startswith(
        "for this.items = [0, 0] the original returns 2, the translation 3"
    )


def test_an_argument_that_another_use_may_be_for_is_a_question() -> None:
    source = """class G { static int ones(int[] xs) { int count = 0;
    for (int i = 0; i < xs.length; i++) if (xs[i] == 1) { count++; xs[i] = 2; }
    return count; } }
"""
    target = """def ones(xs):
    count = 0
    for i in range(len(xs)):
        if xs[i] == 1:
            count += 1
            xs[i] = -1
    return count
"""
    found = verdict(source, "java", target, "python")
    assert found.warning is None
    assert found.witness is not None
    assert found.witness.message.endswith(": does the caller read it?")
    assert found.agreement == 1.0


BANK = """import java.util.*;
class Bank {
    private Map<String, Integer> balances = new HashMap<>();
    boolean withdraw(String name, int amount) {
        if (!balances.containsKey(name)) return false;
        balances.put(name, balances.get(name) - amount);
        return true;
    }
}
"""
BANK_PYTHON = """class Bank:
    def __init__(self):
        self.balances = {}

    def withdraw(self, name, amount):
        if name not in self.balances:
            return False
        self.balances[name] %s amount
        return True
"""


@pytest.mark.parametrize(("operator", "differs"), [("-=", False), ("+=", True)])
def test_fields_are_generated_where_new_objects_give_one_result(operator: str, differs: bool) -> None:
    found = verdict(BANK, "java", BANK_PYTHON % operator, "python")
    assert found.is_conclusive
    assert (found.reported is not None) is differs
