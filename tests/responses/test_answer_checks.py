"""What the checks of answers find, and what they leave alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.languages import all_languages, language_named
from variorum.responses.check import Bearing
from variorum.responses.engine import answer_remarks
from variorum.syntax.embedding.markdown import language_of_fence

BROKEN = {
    "c": "int main( { return 0; }",
    "cpp": "int main( { return 0; }",
    "csharp": "class A { void M( { } }",
    "go": "package a\n\nfunc f( {\n}\n",
    "java": "class A { void m( { } }",
    "javascript": "function f( { return 1; }",
    "kotlin": "fun f( { return 1 }",
    "php": "<?php function f( { return 1; }",
    "python": "def f(:\n    return 1",
    "ruby": "def f(\n  1\nend end",
    "rust": "fn f( { 1 }",
    "typescript": "function f(a: { return 1; }",
    "typescriptreact": "function f(a: { return <b>1; }",
}


def ids(answer: str, prompt: str = "") -> list[str]:
    return [remark.check.id for remark in answer_remarks(prompt, answer)]


def messages(answer: str, prompt: str = "") -> list[str]:
    return [remark.message for remark in answer_remarks(prompt, answer)]


@pytest.mark.parametrize("language", all_languages(), ids=lambda language: language.id)
def test_code_that_does_not_parse_is_found_in_every_language(language: object) -> None:
    identifier = language.id  # type: ignore[attr-defined]
    assert "broken-code" in ids(f"```{identifier}\n{BROKEN[identifier]}\n```")


@pytest.mark.parametrize(
    ("info", "language"),
    [
        ("python", "python"),
        ("Python", "python"),
        ("py title=a.py", "python"),
        ("{.rust .numberLines}", "rust"),
        ("c++", "cpp"),
        ("C#", "csharp"),
        ("kts", "kotlin"),
    ],
)
def test_a_fence_names_its_language_in_many_ways(info: str, language: str) -> None:
    found = language_of_fence(info)
    assert found is not None
    assert found.id == language


@pytest.mark.parametrize(
    "answer",
    [
        "```\ndef f(:\n```",
        "```text\ndef f(:\n```",
        "```python\n>>> f(1)\n2\n```",
        "```javascript\nfunction f() {\n  ...\n}\n```",
        "```python\nimport os\nlimit = 3\nprint(unknown)\n```",
    ],
)
def test_excerpts_sessions_and_plain_text_are_left_alone(answer: str) -> None:
    assert ids(answer) == []


def test_an_answer_cannot_silence_the_rules() -> None:
    code = "def f(text):\n    return eval(text)  # variorum: ignore\n"
    assert ids(f"```python\n{code}```") == ["unsafe-code"]


def test_spans_of_code_findings_lie_in_the_answer() -> None:
    answer = "Größe 🙂:\n\n```python\ndef f(text):\n    return eval(text)\n```"
    (remark,) = answer_remarks("", answer)
    assert answer.encode()[remark.span.start : remark.span.end].startswith(b"eval")


@pytest.mark.parametrize(
    ("prompt", "fence", "expected"),
    [
        ("Write a Python function.", "javascript", 1),
        ("Write it in Rust.", "go", 1),
        ("Write a C program.", "java", 1),
        ("Translate this Java code to Python.", "java", 0),
        ("Parse a JavaScript file with a Python script.", "javascript", 0),
        ("Write a JavaScript function.", "typescript", 0),
        ("Write a sorting function.", "java", 0),
        ("Write a Python function.", "sh", 0),
        ("What can go wrong in C-style casts?", "python", 0),
    ],
)
def test_code_in_another_language_than_asked_for(prompt: str, fence: str, expected: int) -> None:
    assert ids(f"```{fence}\n```", prompt).count("wrong-language") == expected


def test_the_front_matter_outweighs_the_prompt() -> None:
    found = answer_remarks("Write a Java class.", "```java\nclass A {}\n```", language_named("go"))
    assert [remark.message for remark in found] == ["the prompt asks for Go, and this is Java"]


@pytest.mark.parametrize(
    ("prompt", "answer", "expected"),
    [
        ("Write a story in 3 words.", "One two three.", []),
        ("Use no more than 3 words.", "One two three four.", ["length-limit"]),
        ("Use fewer than 4 words.", "One two three four.", ["length-limit"]),
        ("Use at least two sentences.", "One is all.", ["length-limit"]),
        ("Answer in exactly two sentences.", "It ends, e.g. here. So it does.", []),
        ("Explain the following 3 words.", "One two three four.", []),
        ("A 100-word summary, please.", "word " * 105, []),
        ("A 100-word summary, please.", "word " * 120, ["length-limit"]),
        ("Use at most 5 words, or at least 3 words.", "One.", []),
        ("List five tips.", "- a\n- b\n- c\n- d\n- e\n", []),
        ("List five tips.", "- a\n- b\n- c\n- d\n", ["item-count"]),
        ("List at least three tips.", "1. a\n\n   - sub\n\n2. b\n3. c\n4. d\n", []),
        ("Give me two short examples.", "First this.\n\n- a\n\nThen that.\n\n- b\n", []),
        ("Respond with only JSON.", '{"a": 1}', []),
        ("Respond with only JSON.", '```json\n{"a": 1}\n```', []),
        ("Respond with only JSON.", '{"a": 1,}', ["output-format"]),
        ("Show the code only.", "Here:\n\n```sh\nls\n```", ["output-format"]),
        ("Answer in a table.", "| a | b |\n|---|---|\n| 1 | 2 |", []),
        ("Answer in a table.", "a is 1.", ["output-format"]),
        ("Answer in bullet points.", "a is 1.", ["output-format"]),
        ("Print `exactly 3 words`.", "One.", []),
    ],
)
def test_counts_and_forms_that_the_prompt_asks_for(prompt: str, answer: str, expected: list[str]) -> None:
    assert ids(answer, prompt) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A set holds each value once. Adding a value that is there", True),
        ("A set holds values, lists, and", True),
        ("A set holds each value once.", False),
        ("See the page for more. It is at https://example.org/sets", False),
        ("Dear all, the room is free. Come in.\n\nBest regards,", False),
        ("Use these, please.\n\n- a long list item without any full stop", False),
        ("Use this. The call of the function is `f(1)`", False),
        ("Use this now.\n\n```python\nf(1)\n```", False),
        ("", False),
    ],
)
def test_an_answer_that_breaks_off(answer: str, expected: bool) -> None:
    assert ("cut-off" in ids(answer)) is expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('password = "hunter2"', True),
        ('const apiKey: string = "k3y-0815";', True),
        ('key = "AKIA' + 'ABCDEFGHIJKLMNOP"', True),
        ('password = "your-password"', False),
        ('password = os.environ["PASSWORD"]', False),
        ('label = "password"', False),
    ],
)
def test_credentials_in_code(line: str, expected: bool) -> None:
    found = [one for one in messages(f"```text\n{line}\n```") if one.startswith("hard-coded")]
    assert bool(found) is expected
    assert not any("hunter2" in message for message in found)


def test_much_repetition_is_a_major_issue() -> None:
    once = "This sentence says the very same thing. "
    assert {remark.bearing for remark in answer_remarks("", once * 3)} == {Bearing.MAJOR}
    varied = (
        once + "Then come many other words that nobody has read here before at all. " + "More follows. " * 9
    )
    assert ids(varied + once) == ["repetition"]
    assert answer_remarks("", varied + once)[0].bearing is Bearing.MINOR


def test_three_pleasantries_are_a_major_issue() -> None:
    two = answer_remarks("", "Great question! Use a set. I hope this helps!")
    assert [remark.bearing for remark in two] == [Bearing.MINOR] * 2
    three = answer_remarks("", "Sure! Great question! Use a set. I hope this helps!")
    assert [remark.bearing for remark in three] == [Bearing.MAJOR] * 3


def test_a_large_answer_is_read_in_one_go() -> None:
    answer = "".join(
        f"Sentence number {number} says something new about sets.\n\n" for number in range(20_000)
    )
    assert len(answer) > 1_000_000
    assert ids(answer, "Explain sets.") == []


@given(prompt=st.text(max_size=80), answer=st.text(alphabet="ab .,:#`~-*1|>\n\r\"'🙂א", max_size=200))
def test_any_answer_can_be_checked_and_spans_lie_inside(prompt: str, answer: str) -> None:
    size = len(answer.encode())
    for remark in answer_remarks(prompt, answer):
        assert 0 <= remark.span.start <= remark.span.end <= size


@pytest.mark.parametrize(
    "answer",
    [
        "# a" + " " * 50_000 + "b",
        " " * 50_000 + "x",
        "." * 50_000,
        "http://" * 7_000,
        "* " * 25_000,
        '."' * 25_000,
    ],
    ids=["heading", "blanks", "dots", "addresses", "bullets", "quotes"],
)
def test_text_made_to_slow_a_search_down_is_read_like_any_other(answer: str) -> None:
    # A search that goes back over what it has read would take hours here.
    prompt = "Answer in a table, in bullet points, with at most five words and exactly three tips."
    assert all(remark.span.end <= len(answer) for remark in answer_remarks(prompt, answer))


@pytest.mark.parametrize(
    "code",
    [
        "const q = location.hash.slice(1);\nbox.innerHTML = `<b>${q}</b>`;",
        "document.write(location.search);",
        'app.get("/", (req, res) => res.send("<h1>" + req.query.name + "</h1>"));',
        'name = request.args.get("name")\nreturn f"<h1>Hello {name}</h1>"',
        "const { q: wanted } = req.query;\nres.send(`<h1>${wanted}</h1>`);",
        '$("#out").html($("#in").val());',
        '<?php echo "<p>" . $_GET["name"] . "</p>"; ?>',
        "<p><?= $_GET['name'] ?></p>",
    ],
)
def test_input_that_becomes_markup_is_a_major_issue(code: str) -> None:
    found = [one for one in answer_remarks("", f"```\n{code}\n```") if one.check.id == "script-injection"]
    assert [one.bearing for one in found] == [Bearing.MAJOR]


@pytest.mark.parametrize(
    "code",
    [
        "const q = location.hash.slice(1);\nbox.textContent = q;",
        'const q = location.hash;\nbox.innerHTML = "<b>q</b>";',
        "const q = DOMPurify.sanitize(location.hash);\nbox.innerHTML = q;",
        'name = escape(request.args.get("name"))\nreturn f"<h1>Hello {name}</h1>"',
        'const q = location.hash;\nlist.innerHTML = items.map((item) => `<li>${item}</li>`).join("");',
        '<?= htmlspecialchars($_GET["name"]) ?>',
        "<?php echo '<b>' . (int) $_GET['n'] . '</b>'; ?>",
        "box.innerHTML = +countInput.value;",
        "const q = req.query.q;\nres.send(known[q] ? '<b>yes</b>' : '<b>no</b>');",
        "x = input()\nprint(f'<item> {x}')",
    ],
)
def test_clean_markup_is_left_alone(code: str) -> None:
    assert "script-injection" not in ids(f"```\n{code}\n```")


DOCUMENTED = '''\
def f(x, y, r):
    """The price with tax.

    Args:
        {}
    """
    z = x * y
    return z + z * r
'''


@pytest.mark.parametrize(
    ("prompt", "code"),
    [
        ("Solve a x + b = c for d.", "def f(a, b, c):\n    d = (c - b) / a\n    return d\n"),
        ("", "def add(a, b):\n    return a + b\n"),
        ("", DOCUMENTED.format("x: The price.\n        y: The amount.\n        r (float): The rate of tax.")),
        (
            "",
            DOCUMENTED.format(
                ":param x: The price.\n    :param int y: The amount.\n    :param r: The rate of tax."
            ),
        ),
        ("", DOCUMENTED.format("x : float\n        The price.\n    y : int\n    r : float")),
        ("", DOCUMENTED.format("Here `x` is the price, `y` the amount, and `r` the rate of tax.")),
        ("", DOCUMENTED.format("Solve for z, where x, y and r are the price, the amount and the rate.")),
        ("", "# x: price, y: amount, r: rate\ndef f(x, y, r):\n    z = x * y\n    return z + z * r\n"),
        ("", "for i in rows:\n    for j in i:\n        for k in j:\n            print(k)\n"),
    ],
)
def test_few_single_letters_are_no_issue(prompt: str, code: str) -> None:
    assert "single-letter-names" not in ids(f"```python\n{code}```", prompt)


def test_the_mark_of_a_variable_is_no_letter_of_its_name() -> None:
    code = "function f($x, $y, $r) {\n    $z = $x * $y;\n    return $z + $z * $r;\n}\n"
    assert "single-letter-names" in ids(f"```php\n{code}```")


@pytest.mark.parametrize(
    "words", ["Computes a value from x and y.", "A short function.", "Don't call f(x, y, r)."]
)
def test_words_that_explain_no_letter_change_nothing(words: str) -> None:
    assert "single-letter-names" in ids(f"```python\n{DOCUMENTED.format(words)}```")


@pytest.mark.parametrize(
    ("language", "code"),
    [
        (
            "java",
            "class A {\n    /**\n     * The price.\n     * @param x the price of one\n     * @param y the amount\n"
            "     * @param r the rate of tax\n     */\n    double f(double x, double y, double r) {\n"
            "        double z = x * y;\n        return z + z * r;\n    }\n}",
        ),
        (
            "js",
            "/**\n * @param {number} x - The price.\n * @param {number} y - The amount.\n * @param {number} r The rate.\n"
            " */\nfunction f(x, y, r) {\n  const z = x * y;\n  return z + z * r;\n}",
        ),
    ],
)
def test_documented_letters_are_names_in_other_languages(language: str, code: str) -> None:
    assert "single-letter-names" not in ids(f"```{language}\n{code}\n```")
    assert "single-letter-names" in ids(f"```{language}\n{code.replace('@param', '@see')}\n```")


@pytest.mark.parametrize(
    "answer",
    [
        "Use `sorted(rows)`.\n\nIt returns a list; the rows stay.\n",
        "Options (all optional):\n\n- name: the name\n- size: the size\n",
        "As a block:\n\n    x = 1\n    y = 2\n    z = 3\n",
        "Dear Ann,\n\nthank you for this.\n\nBest,\nBob\n",
        "# Title\n\nReturn the form. Import duties apply.\n",
    ],
)
def test_prose_is_no_code_outside_of_fences(answer: str) -> None:
    assert "unfenced-code" not in ids(answer)


def test_three_lines_of_code_without_any_fence_are_a_major_issue() -> None:
    code = "import os\n\nfor name in os.listdir():\n    print(name)\n"
    (found,) = [one for one in answer_remarks("", code) if one.check.id == "unfenced-code"]
    assert found.bearing is Bearing.MAJOR
    assert "unfenced-code" not in ids(code, "List files. Code only.")
    beside = [
        one for one in answer_remarks("", f"```sh\nls\n```\n\n{code}") if one.check.id == "unfenced-code"
    ]
    assert [one.bearing for one in beside] == [Bearing.MINOR]
