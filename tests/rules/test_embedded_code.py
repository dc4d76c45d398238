"""Rules on embedded code: what they report, where, and what they leave to the rest of the program."""

from __future__ import annotations

import pytest

from variorum.rules.registry import default_selection, select
from variorum.rules.embedded_code import embedded_findings, fix_embedded, origin_of
from variorum.rules.finding import Severity
from variorum.syntax.embedding.host import host_of_path
from variorum.syntax.embedding.host_text import HostText

SELECTION = default_selection()


def found(name: str, text: str) -> list[tuple[str, int, int]]:
    """Returns rule, line and column of every finding."""
    return [(one.rule, one.line, one.column) for one in embedded_findings(parsed(name, text), SELECTION)]


def parsed(name: str, text: str) -> HostText:
    """Returns a text in the format that its name says."""
    host = host_of_path(name)
    assert host is not None
    return HostText.parse(text, host)


def test_a_fragment_in_markdown_has_no_findings_that_need_its_context() -> None:
    text = (
        "```python\nimport os, sys\nresult = frobnicate(config)\nprint(result)\nresult\n# x = 1\n```\n"
        "```js\nconst app = express()\nconsole.log(app)\nfunction later() {}\n```\n"
        "```java\nList<String> names = new ArrayList<>();\nnames.add(title);\n```\n"
        "```go\nresult, err := run(ctx)\nif err != nil {\n\treturn err\n}\n```\n"
        "```js\non('data', (chunk, { size }) => {\n  // size is in bytes\n})\n```\n"
        "```rust\nlet client = Client::new(key)?;\n```\n"
    )
    assert found("README.md", text) == []


def test_a_certain_mistake_in_a_fragment_is_reported_in_place() -> None:
    text = "é\n\n- see\n\n  ```python\n  def f(x):\n      left = 1\n      return x\n      done()\n  ```\n"
    assert found("README.md", text) == [("unused-variable", 7, 7), ("unreachable", 9, 7)]


def test_a_broken_excerpt_gets_information_unless_parts_are_omitted() -> None:
    text = "```js\nfoo(\n```\n```js\nfoo({ ... }\n```\n"
    only = embedded_findings(parsed("README.md", text), SELECTION)
    assert [(one.rule, one.line, one.severity) for one in only] == [
        ("syntax-error", 2, Severity.INFORMATION)
    ]
    loud = select(severities={"syntax-error": Severity.ERROR})
    assert [one.severity for one in embedded_findings(parsed("README.md", text), loud)] == [Severity.ERROR]


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("python", ">>> import os\n>>> def f(): return 1\n1\n"),
        ("python", "$ pip install x\nimport os\n"),
        ("python", "> python setup.py\n"),
        ("python", "% python setup.py\n"),
        ("python", "In [1]: import os\n\nIn [2]: os.name\nOut[2]: 'posix'\n"),
        ("python", "user@host:~$ python x.py\n"),
        ("python", "import os\n\n>>> f(1)\n2\n"),
        ("python", "client = Client(<your key>)\n"),
        ("python", "connect(host=<host>, port=<the port-number>)\n"),
        ("python", "values = [...\n"),
        ("python", "values = [\u2026\n"),
        ("js", "foo(<name>\n"),
        ("js", "$ npm install\nconst x = require('x')\n"),
        ("js", "> 1 + 1\n2\n"),
        ("js", "-const a = 1\n+const a = 2\n const b = (\n"),
        ("python", "@@ -1,2 +1,2 @@\n-import os\n+import re\n"),
        ("ruby", "irb(main):001> 1 +\n"),
        ("java", "jshell> int x = 1\n$1 ==> 1\n"),
    ],
)
def test_sessions_and_diffs_are_not_checked(language: str, code: str) -> None:
    assert found("README.md", f"```{language}\n{code}```\n") == []


def test_a_syntax_error_in_a_program_is_reported() -> None:
    assert [rule for rule, _, _ in found("README.md", "```python\nif x < y\n    f()\n```\n")] == ["syntax-error"]
    assert [rule for rule, _, _ in found("README.md", "```js\nlet x = = 1\n```\n")] == ["syntax-error"]


def test_a_script_of_a_page_shares_its_names_with_the_page() -> None:
    page = (
        "<p>é<script>var shared = jQuery(); function onPress() { var idle = 1; return shared }</script>\n"
        "<script type=module>\nimport {a, b} from './x.js'\na(missing)\n</script>\n"
    )
    assert found("page.html", page) == [("unused-variable", 1, page.index("idle") + 1), ("unused-import", 3, 12)]


def test_fixes_are_applied_to_the_host_text() -> None:
    text = "> ```python\n> def f(x):\n>     left = 1\n>     return x\n> ```\n\nafter\n"
    host = host_of_path("README.md")
    assert host is not None
    fixed = str(fix_embedded(text, host, SELECTION, with_unsafe=True).parsed.text)
    assert fixed == "> ```python\n> def f(x):\n>     return x\n> ```\n\nafter\n"


def test_a_comment_in_the_code_suppresses_a_rule_there() -> None:
    text = "```python\ndef f(x):\n    left = 1  # variorum: ignore[unused-variable]\n    return x\n```\n"
    assert found("README.md", text) == []


def test_a_finding_maps_back_to_its_fragment() -> None:
    text = parsed("README.md", "\n```python\ndef f(x):\n    left = 1\n    return x\n```\n")
    (finding,) = embedded_findings(text, SELECTION)
    origin = origin_of(text, SELECTION, finding)
    assert origin is not None
    part, own = origin
    assert (part.region.start, own.line) == (11, 2)


def test_findings_are_computed_once_per_code() -> None:
    text = parsed("README.md", "```python\ndef f(x):\n    left = 1\n    return x\n```\n")
    embedded_findings(text, SELECTION)
    moved = text.edited([(text.text.line_span(0).__class__(0, 0), b"before\n\n")])
    assert moved.parts[0].derived is text.parts[0].derived
    assert [one.line for one in embedded_findings(moved, SELECTION)] == [5]
