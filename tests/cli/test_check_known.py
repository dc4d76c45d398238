"""Whatever was checked before, `variorum check` says what it says without a memory."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.conftest import JAVA, PYTHON, SETTINGS
from variorum.cli import main

_FILES = st.sampled_from(
    [
        "src/tally.py",
        "src/deep/tally.py",
        "legacy/Tally.java",
        "notes.md",
        "page.html",
        "head.h",
        "odd.js",
        "node_modules/odd.js",
        "plain.txt",
    ]
)
_TEXTS = st.sampled_from(
    [
        JAVA,
        PYTHON,
        JAVA.replace("/ 2", "/ 3"),
        "import os\n",
        "import os\r\nimport sys\r\n",
        f"# variorum: translated-from ../legacy/Tally.java\n{PYTHON}",
        "```python\nimport os\nif x == x:\n    pass\n```\n",
        "<script>\nlet unused = 1;\n</script>\n",
        "class Till { public: int total; };\n",
        "int total(void) { return total == total; }\n",
        "def broken(:\n",
        "",
    ]
)
_SETTINGS = st.sampled_from(
    [
        "",
        SETTINGS,
        '[rules]\ndisabled = ["unused-import"]\n',
        '[rules]\nenabled = ["unused-parameter"]\n',
        '[rules.severity]\nunused-import = "error"\n',
        'exclude = ["src/*"]\n',
        "[analysis]\nmax_file_size = 20\n",
    ]
)
_EDITS = st.one_of(
    st.tuples(_FILES, _TEXTS), st.tuples(_FILES, st.none()), st.tuples(st.just("variorum.toml"), _SETTINGS)
)
_OPTIONS = st.sampled_from(
    [(), (), ("--rules", "unused-import"), ("--source-language", "java"), ("--source-language", "go")]
)
_BEGIN = [("variorum.toml", SETTINGS), ("legacy/Tally.java", JAVA), ("src/tally.py", PYTHON)]


@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(st.lists(_EDITS, max_size=3), _OPTIONS), min_size=1, max_size=5))
def test_what_is_known_of_a_tree_says_what_a_first_look_says(
    days: list[tuple[list[tuple[str, str | None]], tuple[str, ...]]],
) -> None:
    with TemporaryDirectory() as kept, TemporaryDirectory() as tree:
        _apply(Path(tree), _BEGIN)
        for edits, options in days:
            _apply(Path(tree), edits)
            known = _checked(tree, "--cache-dir", kept, *options)
            assert known == _checked(tree, "--no-cache", *options)
            assert known == _checked(tree, "--cache-dir", kept, *options)


def _apply(tree: Path, edits: list[tuple[str, str | None]]) -> None:
    for name, text in edits:
        path = tree / name
        if text is None:
            path.unlink(missing_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())


def _checked(*arguments: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(["check", *arguments, "--format", "json"])
    return status, out.getvalue(), err.getvalue()
