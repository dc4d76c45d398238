"""Recognises tests: files by the test frameworks they import, functions by their names and annotations."""

from __future__ import annotations

import re

from variorum.rules.unit import ItemUnit
from variorum.syntax.document import Document
from variorum.syntax.source_text import decode


def is_test(document: Document) -> bool:
    """Returns whether the file imports a test framework of its language: `frameworks` in `[tests]`."""
    frameworks = document.language.facts.get("tests", {}).get("frameworks", ())
    imports = [decode(item.facts.text) for item in document.items_with("import.statement")]
    return any(name in text for text in imports for name in frameworks)


def is_test_function(item: ItemUnit) -> bool:
    """Returns whether the item is a test: by its text (`marks` in `[tests]`, such as an annotation), or by its name
    (`functions`)."""
    tests = item.language.facts.get("tests", {})
    marks, names = tests.get("marks"), tests.get("functions")
    if marks is not None and re.search(marks.encode(), item.facts.text):
        return True
    return names is not None and any(re.search(names, one.name) for one in item.facts.declarations[:1])


def is_example(item: ItemUnit) -> bool:
    """Returns whether the item is an example for the documentation, which need not make sense as a whole: by its name
    (`examples` in `[tests]`)."""
    names = item.language.facts.get("tests", {}).get("examples")
    return names is not None and any(re.search(names, one.name) for one in item.facts.declarations[:1])
