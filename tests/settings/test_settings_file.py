"""Settings in a workspace: what is used, and what is said, with its line, about the rest."""

from __future__ import annotations

import pytest

from variorum.rules.finding import Severity
from variorum.settings import DEFAULT, PairPattern, Settings, parse_settings

GOOD = """\
exclude = ["generated/**"]

[rules]
disabled = ["debug-print"]
enabled = ["redundant-else"]

[rules.severity]
unused-import = "hint"

[analysis]
max_file_size = 1000

[translation]
alpha = 1

[lens]
enabled = false

[[pairs.patterns]]
source = "legacy/{name:pascal}.java"
target = "src/{name:snake}.py"
"""

EXPECTED = Settings(
    disabled=frozenset({"debug-print"}),
    enabled=frozenset({"redundant-else"}),
    severities={"unused-import": Severity.HINT},
    max_file_size=1000,
    alpha=1.0,
    patterns=(PairPattern("legacy/{name:pascal}.java", "src/{name:snake}.py"),),
    lens=False,
    exclude=("generated/**",),
)


def problem_of(text: str) -> tuple[int | None, str]:
    """The line and message of the one problem of a `variorum.toml`."""
    _, problems = parse_settings(text, is_pyproject=False)
    assert len(problems) == 1, problems
    return problems[0].line, problems[0].message


def test_every_setting_is_read() -> None:
    assert parse_settings(GOOD, is_pyproject=False) == (EXPECTED, ())


def test_pyproject_states_the_same_settings_under_tool_variorum() -> None:
    lines = ["[project]", 'name = "books"', "", "[tool.variorum]"]
    for line in GOOD.splitlines():
        lines.append(
            line.replace("[[", "[[tool.variorum.")
            if line.startswith("[[")
            else line.replace("[", "[tool.variorum.", 1)
            if line.startswith("[")
            else line
        )
    assert parse_settings("\n".join(lines), is_pyproject=True) == (EXPECTED, ())


def test_an_empty_file_and_a_pyproject_without_a_table_leave_the_defaults() -> None:
    assert parse_settings("", is_pyproject=False) == (DEFAULT, ())
    assert parse_settings('[project]\nname = "x"\n', is_pyproject=True) == (DEFAULT, ())


def test_a_file_adds_to_the_base_that_it_is_given() -> None:
    settings, _ = parse_settings("[lens]\nenabled = false\n", is_pyproject=False, base=Settings(alpha=0.25))
    assert (settings.alpha, settings.lens) == (0.25, False)


def test_a_byte_order_mark_and_windows_line_ends_change_nothing() -> None:
    assert parse_settings("\ufeff" + GOOD.replace("\n", "\r\n"), is_pyproject=False) == (EXPECTED, ())


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[translation]\nalpha = 1.5\n", 2, "number from 0 to 1"),
        ("[translation]\nalpha = true\n", 2, "number from 0 to 1"),
        ("[translation]\nalpha = nan\n", 2, "number from 0 to 1"),
        ("\n[analysis]\nmax_file_size = 0\n", 3, "integer of bytes, at least 1"),
        ("[analysis]\nmax_file_size = '2 MB'\n", 2, "integer of bytes, at least 1"),
        ("lens = { enabled = 'yes' }\n", 1, "`true` or `false`"),
        ("[rules]\ndisabled = 'debug-print'\n", 2, "write rule ids such as"),
        (
            "[rules]\ndisabled = [\n  # the noisy one\n  'debug-prints',\n]\n",
            4,
            "did you mean `debug-print` or `debug-breakpoint`?",
        ),
        ("[rules.severity]\ndebug-print = 'loud'\n", 2, "`error`, `warning`, `information`, `hint`"),
        (
            "[rules.severity]\n\"debug print\" = 'hint'\n",
            2,
            "did you mean `debug-print` or `debug-breakpoint`?",
        ),
        ("exclude = ['a', 3]\n", 1, "use a string such as"),
        ("[analysis]\nmaxFileSize = 5\n", 2, "did you mean `analysis.max_file_size`?"),
        ("alpha = 0.5\n", 1, "Accepted keys: `rules.disabled`"),
        ("lens = true\n", 1, "expected a table. Accepted keys: `lens.enabled`"),
        ("[[pairs.patterns]]\nsource = 'a.java'\n", 1, "`target` is missing"),
        ("[[pairs.patterns]]\nsource = 'a.java'\ntarget = 7\n", 3, "7 is not a path"),
        ("[[pairs.patterns]]\ntarget = 'a.py'\nsource = '../a.java'\n", 3, "leaves the workspace"),
        ("[[pairs.patterns]]\ntarget = '/a.py'\nsource = 'a.java'\n", 2, "leaves the workspace"),
        ("[[pairs.patterns]]\ntarget = 'a.py'\nsource = '{name:loud}.java'\n", 3, "use `snake`, `pascal`"),
        ("[[pairs.patterns]]\ntarget = 'a.py'\nsource = '{name}.java'\n", 3, "use it in `target` as well"),
        (
            "[[pairs.patterns]]\ntarget = 'a.py'\nsource = 'a.java'\ntargets = 1\n",
            4,
            "did you mean `target`?",
        ),
        ("[[pairs.patterns]]\ntarget = '{2}.py'\nsource = '{2}.java'\n", 3, "has to start with a letter"),
        ("[retrieval]\ntopics = 7\n", 2, "is not a path"),
        ("[retrieval]\ntopics = ' '\n", 2, "is not a path"),
        ("[retrieval]\ntopics = './'\n", 2, "is not a path"),
        ("[retrieval]\ntopics = '/topics.jsonl'\n", 2, "leaves the workspace"),
        ("[retrieval]\nworkflow = 'a/../../b.yml'\n", 2, "leaves the workspace"),
        ("[retrieval]\nworkflow = 'C:\\b.yml'\n", 2, "leaves the workspace"),
        ("[judge]\nendpoint = 'http://localhost'\n", 2, "user settings only"),
        ("judge.key = 'secret'\n", 1, "user settings only"),
        ("[translation]\nalpha = 0.5\ncompiler_evidence = true\n", 3, "user settings only"),
        ("[rules\n", 1, "not valid TOML: expected"),
        ("[rules]\ndisabled = [\n\n", 3, "not valid TOML"),
    ],
)
def test_what_cannot_be_used_is_a_problem_and_the_default_stays(text: str, line: int, words: str) -> None:
    found, message = problem_of(text)
    assert found == line
    assert words in message
    assert "\n" not in message
    settings, _ = parse_settings(text, is_pyproject=False)
    assert settings.alpha == DEFAULT.alpha
    assert settings.max_file_size == DEFAULT.max_file_size
    assert settings.lens is DEFAULT.lens


def test_one_bad_entry_does_not_take_the_good_ones_with_it() -> None:
    text = "[rules]\ndisabled = ['unreachable', 'nonsense']\n"
    text += "[[pairs.patterns]]\n[[pairs.patterns]]\nsource = 'a.java'\ntarget = 'a.py'\n"
    settings, problems = parse_settings(text, is_pyproject=False)
    assert settings.disabled == {"unreachable"}
    assert settings.patterns == (PairPattern("a.java", "a.py"),)
    assert [problem.line for problem in problems] == [2, 3, 3]


def test_problems_come_in_the_order_of_their_lines() -> None:
    _, problems = parse_settings(
        "[lens]\nenabled = 1\n\n[nonsense]\n\n[rules]\nenabled = 1\n", is_pyproject=False
    )
    assert [problem.line for problem in problems] == [2, 4, 7]
    # A judge's settings are refused before the others are read.
    _, problems = parse_settings("[lens]\nenabled = 1\n[judge]\nkey = 'x'\n", is_pyproject=False)
    assert [problem.line for problem in problems] == [2, 4]


def test_a_judge_s_key_is_not_repeated_in_the_message() -> None:
    _, message = problem_of("[judge]\nkey = 'sk-secret'\n")
    assert "sk-secret" not in message


def test_equal_settings_share_one_selection() -> None:
    first, _ = parse_settings(GOOD, is_pyproject=False)
    second, _ = parse_settings(GOOD, is_pyproject=False)
    chosen = first.selection(is_translation=True)
    assert chosen is second.selection(is_translation=True)
    assert "debug-print" not in {rule.id for rule in chosen.rules}
    assert "redundant-else" in {rule.id for rule in chosen.rules}


def test_values_nested_without_end_are_a_problem_not_a_crash() -> None:
    settings, problems = parse_settings("exclude = " + "[" * 100_000, is_pyproject=False)
    assert settings == DEFAULT
    assert len(problems) == 1


def test_a_setting_that_is_written_twice_is_told() -> None:
    text = '[rules]\nsafe_fixes = ["unused-import"]\nsafe-fixes = ["unused-variable"]\n'
    settings, problems = parse_settings(text, is_pyproject=False)
    assert settings.safe_fixes == {"unused-variable"}
    assert [problem.line for problem in problems] == [3]
