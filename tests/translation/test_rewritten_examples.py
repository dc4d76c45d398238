"""S of the examples' correct functions, rewritten with the same meaning and changed in meaning."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import variorum

EXAMPLES = Path(__file__).parents[2] / "examples"
LANGUAGES = {".py": "python", ".java": "java", ".js": "javascript", ".cpp": "cpp"}


class Change(NamedTuple):
    """A change to the translation of an example: a passage that occurs once, and its replacement."""

    what: str
    source: str
    target: str
    before: str
    after: str


ROMAN = ("clean/Roman.java", "clean/roman.py")
MATRIX = ("legacy/matrix.cpp", "src/matrix.py")
LEDGER = ("legacy/Ledger.java", "src/ledger.py")
TEXT_TOOLS = ("legacy/TextTools.java", "web/textTools.js")
CART = ("web/cart.js", "src/Cart.java")
INVENTORY = ("scripts/inventory.py", "native/inventory.cpp")

SAME_MEANING = [
    Change(
        "a conditional expression for a branch",
        *ROMAN,
        "        if value < largest_seen:\n            total -= value\n        else:\n            total += value\n"
        "            largest_seen = value\n",
        "        total += -value if value < largest_seen else value\n"
        "        largest_seen = max(largest_seen, value)\n",
    ),
    Change(
        "the other arm first",
        *ROMAN,
        "        if value < largest_seen:\n            total -= value\n        else:\n            total += value\n"
        "            largest_seen = value\n",
        "        if value >= largest_seen:\n            total += value\n            largest_seen = value\n"
        "        else:\n            total -= value\n",
    ),
    Change(
        "a negated range for two bounds",
        *ROMAN,
        "    if number < 1 or number > LARGEST:\n",
        "    if not (number >= 1 and number <= LARGEST):\n",
    ),
    Change(
        "the result in else",
        *ROMAN,
        "        from_roman(text)\n        return True\n    except ValueError:\n        return False\n",
        "        from_roman(text)\n    except ValueError:\n        return False\n    else:\n        return True\n",
    ),
    Change(
        "a loop for a generator under sum",
        *MATRIX,
        "                total = sum(self.cells[row][k] * other.cells[k][column] for k in range(self.columns))\n",
        "                total = 0.0\n                for k in range(self.columns):\n"
        "                    total += self.cells[row][k] * other.cells[k][column]\n",
    ),
    Change(
        "statements in another order",
        *MATRIX,
        "        result = Matrix.identity(self.rows)\n        base = self\n",
        "        base = self\n        result = Matrix.identity(self.rows)\n",
    ),
    Change(
        "a helper for a test",
        *MATRIX,
        "        if self.columns != other.rows:\n            raise",
        "        fits = self.columns == other.rows\n        if not fits:\n            raise",
    ),
    Change(
        "a guard for a search that breaks",
        *LEDGER,
        "        found = -1\n        for i in range(len(self.postings)):\n"
        "            if self.postings[i].memo == memo:\n                found = i\n                break\n"
        "        return found\n",
        "        for i in range(len(self.postings)):\n            if self.postings[i].memo == memo:\n"
        "                return i\n        return -1\n",
    ),
    Change(
        "a format for a template",
        *LEDGER,
        '        print(f"{label} {amount}")\n',
        '        print("{} {}".format(label, amount))\n',
    ),
    Change(
        "names of another taste",
        *LEDGER,
        '        sign = "-" if cents < 0 else ""\n        size = abs(cents)\n'
        '        return f"{sign}{size // 100}.{size % 100:02d}"\n',
        '        prefix = "-" if cents < 0 else ""\n        amount = abs(cents)\n'
        '        return f"{prefix}{amount // 100}.{amount % 100:02d}"\n',
    ),
    Change(
        "else after a return",
        *TEXT_TOOLS,
        "  if (text.length <= limit) {\n    return text;\n  }\n"
        "  return text.slice(0, limit - ELLIPSIS.length) + ELLIPSIS;\n",
        "  if (text.length <= limit) {\n    return text;\n  } else {\n"
        "    return text.slice(0, limit - ELLIPSIS.length) + ELLIPSIS;\n  }\n",
    ),
    Change(
        "a for loop for a while loop",
        *TEXT_TOOLS,
        "  let left = 0;\n  let right = letters.length - 1;\n  while (left < right) {\n"
        "    if (letters[left] !== letters[right]) {\n      return false;\n    }\n"
        "    left += 1;\n    right -= 1;\n  }\n",
        "  for (let left = 0, right = letters.length - 1; left < right; left++, right--) {\n"
        "    if (letters[left] !== letters[right]) {\n      return false;\n    }\n  }\n",
    ),
    Change(
        "a loop for a stream",
        *CART,
        "        return lines.stream().mapToInt(line -> line.price * line.quantity).sum();\n",
        "        int sum = 0;\n        for (Line line : lines) {\n            sum += line.price * line.quantity;\n"
        "        }\n        return sum;\n",
    ),
    Change(
        "a branch for a conditional expression",
        *CART,
        "        return subtotal() - discount() > FREE_SHIPPING_FROM ? 0 : SHIPPING;\n",
        "        if (subtotal() - discount() > FREE_SHIPPING_FROM) {\n            return 0;\n        }\n"
        "        return SHIPPING;\n",
    ),
    Change(
        "the sides of a comparison",
        *INVENTORY,
        "        if (amount > item.count) {\n",
        "        if (item.count < amount) {\n",
    ),
]

OTHER_MEANING = [
    Change(
        "answers that changed places",
        *ROMAN,
        "        return True\n    except ValueError:\n        return False\n",
        "        return False\n    except ValueError:\n        return True\n",
    ),
    Change("a strict bound", *ROMAN, "        while rest >= value:\n", "        while rest > value:\n"),
    Change("a sign", *ROMAN, "            rest -= value\n", "            rest += value\n"),
    Change("a constant", *ROMAN, "LARGEST = 3999\n", "LARGEST = 4999\n"),
    Change(
        "a dropped refusal",
        *ROMAN,
        "    if to_roman(total) != numeral:\n"
        '        raise ValueError(f"not a proper Roman numeral: {numeral}")\n',
        "",
    ),
    Change(
        "a loop that begins too late",
        *MATRIX,
        "            for row in range(pivot + 1, self.rows):\n                factor",
        "            for row in range(pivot + 2, self.rows):\n                factor",
    ),
    Change("a dropped statement", *MATRIX, "            product *= work[pivot][pivot]\n", ""),
    Change(
        "a search that does not end",
        *LEDGER,
        "                found = i\n                break\n",
        "                found = i\n",
    ),
    Change("or for and", *LEDGER, "if total < 0 or members < 1:", "if total < 0 and members < 1:"),
    Change("a remainder by another number", *LEDGER, "{size % 100:02d}", "{size % 10:02d}"),
    Change(
        "an end that lies one further",
        *TEXT_TOOLS,
        "let right = letters.length - 1;",
        "let right = letters.length;",
    ),
    Change(
        "a negated condition",
        *TEXT_TOOLS,
        "if (letters[left] !== letters[right]) {",
        "if (letters[left] === letters[right]) {",
    ),
    Change("an update that is gone", *INVENTORY, "        item.count -= amount;\n", ""),
]


def read(name: str) -> str:
    """Returns an example's text."""
    return (EXAMPLES / name).read_text(encoding="utf-8")


@cache
def s(source: str, target: str, text: str) -> float:
    """Returns the structural score of a text as the translation of an example."""
    return variorum.score_translation(
        read(source),
        text,
        source_language=LANGUAGES[Path(source).suffix],
        target_language=LANGUAGES[Path(target).suffix],
    ).s


def before_and_after(change: Change) -> tuple[float, float]:
    """Returns S of the example before and after the change."""
    text = read(change.target)
    assert text.count(change.before) == 1
    changed = text.replace(change.before, change.after)
    return s(change.source, change.target, text), s(change.source, change.target, changed)


@pytest.mark.parametrize("change", SAME_MEANING, ids=lambda change: change.what)
def test_a_rewrite_of_an_example_costs_next_to_nothing(change: Change) -> None:
    before, after = before_and_after(change)
    assert after >= before - 0.05


@pytest.mark.parametrize("change", OTHER_MEANING, ids=lambda change: change.what)
def test_a_change_of_meaning_in_an_example_costs(change: Change) -> None:
    before, after = before_and_after(change)
    assert after < before
