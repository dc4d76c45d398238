"""The code of an answer is found among its prose."""

from __future__ import annotations

import textwrap

import pytest

from variorum.batch.answered_code import answered_code, holds_code
from variorum.languages import language_named
from variorum.syntax.document import Document

CODE = "def twice(number):\n    return number + number\n"
MORE = "def thrice(number):\n    return twice(number) + number\n"


def fenced(code: str, info: str = "python") -> str:
    return f"```{info}\n{code}```\n"


@pytest.mark.parametrize("stated", ["python", None])
@pytest.mark.parametrize(
    ("answer", "code", "taken"),
    [
        (CODE, CODE, "whole text"),
        ("", "", "whole text"),
        (fenced(CODE), CODE, "block 1 of 1"),
        (f"Here is the function:\n\n{fenced(CODE)}\nIt doubles.", CODE, "block 1 of 1"),
        (f"Here it is:\n\n{fenced(CODE, '')}", CODE, "block 1 of 1"),
        (f"Cut off:\n\n```python\n{CODE}", CODE, "block 1 of 1"),
        (f"First:\n{fenced(CODE)}Then:\n{fenced(MORE)}", f"{CODE}\n{MORE}", "blocks 1 and 2 of 2"),
        (f"Run it:\n{fenced('pip install twice' + chr(10), 'bash')}{fenced(CODE)}", CODE, "block 2 of 2"),
        (f"Not so:\n{fenced('def twice(:' + chr(10))}but so:\n{fenced(CODE)}", CODE, "block 2 of 2"),
        (
            f"- as here:\n\n  ```python\n  {CODE.replace(chr(10), chr(10) + '  ').strip()}\n  ```\n",
            CODE,
            "block 1 of 1",
        ),
    ],
)
def test_the_code_is_taken_out_of_the_answer(answer: str, code: str, taken: str, stated: str | None) -> None:
    found = answered_code(answer, language_named(stated) if stated else None)
    assert (found.code, found.taken) == (code, taken)


@pytest.mark.parametrize("stated", ["python", None])
def test_a_program_with_a_block_in_its_documentation_is_whole(stated: str | None) -> None:
    program = f'"""Doubles.\n\n{fenced("twice(2)" + chr(10))}"""\n\n{CODE}'
    assert answered_code(program, language_named(stated) if stated else None).taken == "whole text"


def test_the_language_asked_for_comes_first() -> None:
    java = "class Twice {\n    int twice(int number) {\n        return number + number;\n    }\n}\n"
    answer = f"The original:\n{fenced(java, 'java')}The translation:\n{fenced(CODE)}"
    assert answered_code(answer, language_named("python")).code == CODE
    assert answered_code(answer, language_named("java")).code == java


def test_of_blocks_that_do_not_parse_together_the_longest_that_parses_is_taken() -> None:
    answer = fenced("x = (\n") + fenced(CODE) + fenced("y = 1\n") + fenced("z = [[[[\n" * 20)
    assert answered_code(answer, language_named("python")).taken == "block 2 of 4"


@pytest.mark.parametrize(
    ("language", "answer", "is_code"),
    [
        ("ruby", "I am sorry, I cannot help with that", False),
        ("ruby", "puts gets", True),
        ("ruby", "help(1)", True),
        ("php", "I am sorry, I cannot help with that.", False),
        ("php", "<?php echo 1;", True),
        ("java", "// I cannot help", False),
        ("javascript", "Sorry", False),
        ("python", "...", False),
        ("python", "None", False),
        ("python", "'I cannot help'", False),
        ("python", "not allowed", False),
        ("python", "a = 1", True),
        ("python", "print(1)", True),
        ("python", "def f(): ...", True),
    ],
)
def test_a_refusal_that_parses_is_no_code(language: str, answer: str, is_code: bool) -> None:
    assert holds_code(Document.parse(answer, language_named(language))) is is_code


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (f"Here is the function:\n\n{CODE}", CODE),
        (f"Here is the function:\n{CODE}", CODE),
        (f"{CODE}\nIt doubles the `number` (by adding).\n", CODE),
        (f"So:\n\n{textwrap.indent(CODE, '    ')}\nHope it helps!\n", CODE),
        ("Sorry, I cannot do that.\n", "Sorry, I cannot do that.\n"),
        # Code that was cut off stays with what it breaks.
        (f"{CODE}\ndef thrice(\n", f"{CODE}\ndef thrice(\n"),
        (f"{CODE}\n    return None and more\nelse:\n", f"{CODE}\n    return None and more\nelse:\n"),
    ],
)
def test_sentences_around_code_are_left_out(answer: str, code: str) -> None:
    assert answered_code(answer, language_named("python")).code == code


def test_php_gets_the_tag_that_answers_leave_out() -> None:
    php = language_named("php")
    code = "function add(int $a, int $b): int {\n    return $a + $b;\n}\n"
    for answer in (f"```php\n{code}```", f"Here you go:\n\n```php\n{code}```\n\nThat is it.", code):
        assert answered_code(answer, php).code == f"<?php\n{code}"
    assert answered_code(f"```php\n<?php\n{code}```", php).code == f"<?php\n{code}"
    assert answered_code("<b><?= $a ?></b>", php).code == "<b><?= $a ?></b>"
    assert answered_code("<p>Hello</p>", php).code == "<p>Hello</p>"
    assert answered_code("", php).code == ""


def test_sentences_are_left_out_where_nothing_states_the_language() -> None:
    found = answered_code(f"Sure thing!\n\n{CODE}{MORE}\nLet me know.", None)
    assert (found.code, found.taken) == (CODE + MORE, "lines 2 to 7 of 8")
    assert answered_code("I am sorry, I cannot help with that.", None).taken == "whole text"
