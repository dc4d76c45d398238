"""The counted names of a file stay those of a file that is counted anew."""

from __future__ import annotations

import attrs
from hypothesis import given
from hypothesis import strategies as st

from variorum.languages import language_named
from variorum.syntax.document import Document
from variorum.syntax.symbol_counts import SymbolCounts

PYTHON = language_named("python")
ITEMS = (
    "import math\n",
    "def area(radius):\n    return math.pi * radius * radius\n",
    "def count():\n    global total\n    total = area(1) + offset\n",
    "offset = 3\n",
    "total = 0\n",
    "class Tally:\n    offset = 1\n    def area(self):\n        return total\n",
    "__all__ = ['area', 'volume']\n",
    "eval('1')\n",
)


@given(st.lists(st.sampled_from(ITEMS), max_size=8), st.data())
def test_a_tally_after_an_edit_is_that_of_the_items(before: list[str], data: st.DataObject) -> None:
    document = Document.parse("".join(before), PYTHON)
    stays = {item: data.draw(st.booleans()) for item in document.items}
    gone, kept = [one for one in stays if not stays[one]], [one for one in stays if stays[one]]
    made = Document.parse("".join(data.draw(st.lists(st.sampled_from(ITEMS)))), PYTHON).items
    assert _said(document.symbol_counts.after(gone, made)) == _said(SymbolCounts.of([*kept, *made]))


def _said(symbol_counts: SymbolCounts) -> dict[str, object]:
    return attrs.asdict(symbol_counts, recurse=False)


def test_a_name_is_lacking_while_something_reads_it_and_nothing_binds_it() -> None:
    document = Document.parse("print(total)\n", PYTHON)
    assert "total" in document.lacking_names
    assert "total" not in Document.parse("total = 1\nprint(total)\n", PYTHON).lacking_names
