"""What a program reads of its own text decides which fixes are safe."""

from __future__ import annotations

from variorum.languages import Language, language_named
from variorum.rules.registry import select
from variorum.rules.engine import findings
from variorum.syntax.document import Document
from variorum.syntax.span import Span

PYTHON, RUBY, JAVA = language_named("python"), language_named("ruby"), language_named("java")
RULES = ["unused-variable", "unused-import"]


def safe_rules(text: str, language: Language = PYTHON, source: Language | None = JAVA) -> set[str]:
    found = findings(Document.parse(text, language), select(RULES), source)
    return {one.rule for one in found if one.fix is not None and one.fix.is_safe}


UNUSED = "import math\n\n\ndef f():\n    b = 2\n    return 3\n"


def test_locals_of_an_untranslated_file_may_be_read() -> None:
    assert safe_rules(UNUSED) == {"unused-import", "unused-variable"}
    assert safe_rules(UNUSED, source=None) == set()


def test_a_file_that_reads_frames_reads_variables() -> None:
    assert safe_rules(UNUSED + "\n\nprint(f.__code__.co_names)\n") == {"unused-import"}


def test_fixes_that_move_lines_are_unsafe_where_lines_are_read() -> None:
    behind = "\n\ndef g(e):\n    return e.tb_lineno\n"
    assert safe_rules(UNUSED + behind) == set()
    in_line = UNUSED.replace("import math", "from math import pi, e as pi2").replace("return 3", "return pi")
    assert safe_rules(in_line + behind) == {"unused-import"}


def test_no_fix_is_safe_where_the_text_is_read() -> None:
    in_line = UNUSED.replace("import math", "from math import pi, e as pi2").replace("return 3", "return pi")
    assert safe_rules(in_line + "\n\nimport inspect\nprint(inspect.getsource(f))\n") == set()


def test_a_block_exposes_its_variables() -> None:
    text = "def f\n  b = 2\n  3\nend\n"
    assert safe_rules(text, RUBY, None) == {"unused-variable"}
    assert safe_rules(text + "def g(&block) = block.binding.local_variables\n", RUBY, None) == set()


def test_an_edit_elsewhere_changes_the_safety_of_a_fix() -> None:
    selection = select(RULES)
    before = Document.parse(UNUSED, PYTHON)
    assert any(one.fix and one.fix.is_safe for one in findings(before, selection, JAVA))
    after = before.edited([(Span(len(before.text), len(before.text)), b"\n\ninspect.getsource(f)\n")])
    found = findings(after, selection, JAVA)
    assert found
    assert not any(one.fix and one.fix.is_safe for one in found)
