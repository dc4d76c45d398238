"""The other commands, and what all of them share."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from variorum import __version__
from variorum.cli.argument_parser import CannotRun
from variorum.cli.main import COMMANDS
from variorum.cli.server import address
from variorum.rules.registry import all_rules


def test_help_names_every_command(run: Run) -> None:
    status, out, _ = run()
    assert status == 0
    assert all(f"  {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(run: Run, name: str) -> None:
    status, out, _ = run(name, "--help")
    assert status == 0
    assert out.startswith(f"usage: variorum {name}")
    assert out.splitlines()[-1].startswith("exit status: 0 ")


def test_an_unknown_command_is_one_line_and_2(run: Run) -> None:
    status, _, err = run("chekc")
    assert status == 2
    assert "'chekc'" in err
    assert err.count("\n") == 1


def test_the_version_is_printed_without_loading_what_it_does_not_need() -> None:
    code = (
        "import sys\n"
        "from variorum.cli import main\n"
        "status = main(['--version'])\n"
        "heavy = {'tree_sitter', 'pygls', 'lsprotocol', 'rich', 'openai', 'numpy', 'yaml', 'rapidfuzz'}\n"
        "print(sorted(heavy & set(sys.modules)), status)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout == f"variorum {__version__}\n[] 0\n"


def test_a_closed_pipe_ends_the_command_quietly(here: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "variorum", "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


def test_colours_are_a_matter_of_the_terminal_and_of_the_usual_variables(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\x1b" not in run("check", "src")[1]
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;33mwarning[unused-import]\x1b[0m" in run("check", "src")[1]
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in run("check", "src")[1]


def test_score_shows_the_scores_and_the_findings(run: Run) -> None:
    status, out, _ = run("score", "legacy/Tally.java", "src/tally.py")
    assert status == 0
    assert out.startswith("legacy/Tally.java -> src/tally.py\n")
    assert "Parts of S (judge: structural comparison)" in out
    assert "Fields of J (judge: offline estimate)" in out
    assert "Tally.half = Tally.half" in out
    assert "src/tally.py:6:22: warning[integer-division]" in out


def test_score_as_json_takes_alpha_from_the_option_or_the_settings(run: Run, here: Path) -> None:
    (here / "variorum.toml").write_text("[translation]\nalpha = 0.25\n", encoding="utf-8")
    pair = ("score", "legacy/Tally.java", "src/tally.py", "--format", "json")
    read = json.loads(run(*pair)[1])
    assert read["alpha"] == 0.25
    assert read["imm"] == pytest.approx(0.25 * read["s"] + 0.75 * read["estimate"]["j"])
    read = json.loads(
        run("score", "legacy/Tally.java", "src/tally.py", "--format", "json", "--alpha", "1")[1]
    )
    assert read["imm"] == pytest.approx(read["s"])


def test_score_writes_pages(run: Run) -> None:
    assert run("score", "legacy/Tally.java", "src/tally.py", "--format", "html")[1].startswith(
        "<!DOCTYPE html>"
    )
    markdown = run("score", "legacy/Tally.java", "src/tally.py", "--format", "markdown")[1]
    assert markdown.startswith("# src/tally.py, translated from legacy/Tally.java\n")


def test_score_is_1_where_a_finding_is_an_error(run: Run, here: Path) -> None:
    (here / "src/broken.py").write_text("def half(:\n", encoding="utf-8")
    status, out, _ = run("score", "legacy/Tally.java", "src/broken.py")
    assert status == 1
    assert "error[syntax-error]" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["legacy/Tally.java"], "required: TARGET"),
        (["legacy/Gone.java", "src/tally.py"], "legacy/Gone.java: no such file"),
        (["legacy/Tally.java", "src/tally.py", "--alpha", "2"], "expected a number from 0 to 1"),
        (["legacy/Tally.java", "src/tally.py", "--alpha", "nan"], "expected a number from 0 to 1"),
        (
            ["legacy/Tally.java", "src/tally.py", "--alpha", "much"],
            "expected a number from 0 to 1, got 'much'",
        ),
        (["legacy/Tally.java", "src"], "src: is a folder; name a file"),
        (["legacy/Tally.java", "src/tally.py", "--target-language", "klingon"], "unknown language 'klingon'"),
    ],
)
def test_score_that_cannot_run_is_2(run: Run, arguments: list[str], words: str) -> None:
    status, out, err = run("score", *arguments)
    assert (status, out) == (2, "")
    assert words in err


def test_quality_passes_or_does_not(run: Run, here: Path) -> None:
    (here / "bad.py").write_text("def f(x:\n", encoding="utf-8")
    status, out, _ = run("quality", "bad.py")
    assert status == 1
    assert "does not pass" in out
    good = (
        '"""Factorials."""\n\n\ndef factorial(number: int) -> int:\n    """The factorial of a number."""\n'
        "    if number < 0:\n        raise ValueError(number)\n"
        "    return 1 if number < 2 else number * factorial(number - 1)\n"
    )
    (here / "good.py").write_text(good, encoding="utf-8")
    status, out, _ = run("quality", "good.py", "--task", "Implement factorial using recursion")
    assert status == 0
    assert "passes: it reaches 0.70" in out
    read = json.loads(run("quality", "good.py", "--format", "json", "--rubric", "code-quality-classic")[1])
    assert read["rubric"] == "code-quality-classic"


def test_quality_by_an_unknown_rubric_is_2(run: Run) -> None:
    status, _, err = run("quality", "src/tally.py", "--rubric", "beauty")
    assert status == 2
    assert "unknown code-quality rubric 'beauty': use code-quality or code-quality-classic" in err


def test_quality_takes_a_rubric_made_from_a_shipped_one(run: Run, here: Path) -> None:
    status, out, _ = run("rubric", "new", ".variorum/rubrics/ours.yaml", "--from", "code-quality")
    assert (status, "--rubric .variorum/rubrics/ours.yaml" in out) == (0, True)
    shipped = json.loads(run("quality", "src/tally.py", "--format", "json")[1])
    for name in ("ours", ".variorum/rubrics/ours.yaml"):
        read = json.loads(run("quality", "src/tally.py", "--format", "json", "--rubric", name)[1])
        assert (read["rubric"], read["overall"]) == ("ours", shipped["overall"])
    own = here / ".variorum/rubrics/ours.yaml"
    own.write_text(own.read_text(encoding="utf-8").replace("- id: cleanup", "- id: beauty"), encoding="utf-8")
    status, _, err = run("quality", "src/tally.py", "--rubric", "ours")
    assert (status, "nothing measures `beauty`" in err) == (2, True)
    status, _, err = run("quality", "src/tally.py", "--rubric", "translation")
    assert status == 2


def test_quality_passes_at_the_threshold(run: Run) -> None:
    assert run("quality", "src/tally.py", "--threshold", "0.1")[0] == 0
    status, out, _ = run("quality", "src/tally.py", "--threshold", "0.99")
    assert (status, "below 0.99" in out) == (1, True)
    assert run("quality", "src/tally.py", "--threshold", "2")[0] == 2


def test_pairs_says_how_each_was_found_and_what_could_be(run: Run, here: Path) -> None:
    (here / "lib").mkdir()
    for name in ("clock.py", "Clock.java"):
        (here / "lib" / name).write_text("", encoding="utf-8")
    (here / "src/named.py").write_text("# variorum: translated-from ../legacy/Tally.java\n", encoding="utf-8")
    status, out, _ = run("pairs")
    assert status == 0
    assert "legacy/Tally.java -> src/tally.py (by a pattern of the configuration)\n" in out
    assert "legacy/Tally.java -> src/named.py (named in the file's header)\n" in out
    assert "  lib/clock.py: lib/Clock.java\n" in out


def test_pairs_that_are_not_followed_are_1(run: Run, here: Path) -> None:
    (here / "src/x.py").write_text("# variorum: translated-from /etc/passwd.java\n", encoding="utf-8")
    (here / ".variorum").mkdir()
    (here / ".variorum/pairs.toml").write_text("[pairs]\n'a.py' = '../b.java'\n", encoding="utf-8")
    status, out, _ = run("pairs", "--format", "json")
    assert status == 1
    messages = [(problem["path"], problem["message"]) for problem in json.loads(out)["problems"]]
    assert len(messages) == 2
    assert messages[0][0] is None
    assert messages[1][0] == "src/x.py"
    assert all("leaves the workspace" in message for _, message in messages)


def test_pairs_of_no_folder_is_2(run: Run) -> None:
    assert run("pairs", "nowhere")[0] == 2


def test_rules_lists_all_and_rule_explains_one(run: Run) -> None:
    _, out, _ = run("rules")
    assert all(name in out for name in all_rules())
    assert len(json.loads(run("rules", "--format", "json")[1])["rules"]) == len(all_rules())
    status, out, _ = run("rule", "unused-import")
    assert status == 0
    assert "What it finds\nFinds imports" in out
    assert run("rule", "unused-import", "--format", "markdown")[1].startswith("# unused-import\n")


def test_an_unknown_rule_is_2_with_a_hint(run: Run) -> None:
    status, _, err = run("rule", "unused-imprt")
    assert status == 2
    assert (
        "did you mean `unused-import`, `unused-member` or `unused-parameter`? `variorum rules` lists them"
        in err
    )


def test_the_server_listens_on_this_machine_unless_told_otherwise() -> None:
    assert address("4711") == ("127.0.0.1", 4711)
    assert address("0.0.0.0:4711") == ("0.0.0.0", 4711)
    assert address("[::1]:4711") == ("::1", 4711)


@pytest.mark.parametrize("given", ["host", "host:", "70000", "host:-1", "host:٣"])
def test_the_server_refuses_addresses_that_are_none(given: str) -> None:
    with pytest.raises(CannotRun, match="give HOST:PORT or PORT"):
        address(given)
