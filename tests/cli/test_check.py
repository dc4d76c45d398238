"""`variorum check`: what it prints, writes and returns."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import PYTHON, Run


def pipe(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """Put bytes on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_findings_of_a_file_and_of_its_pair(run: Run) -> None:
    status, out, err = run("check", "src/tally.py")
    assert status == 1
    assert err == ""
    assert "src/tally.py:1:8: warning[unused-import]: `os` is imported but never used\n  1 | import os" in out
    assert "src/tally.py:6:22: warning[integer-division]" in out
    assert "  see: legacy/Tally.java:3:" in out
    assert "3 findings in 1 file: 3 warnings. 1 can be fixed with --fix. 1 more with --unsafe-fixes.\n" in out


def test_a_clean_folder_is_0(run: Run) -> None:
    assert run("check", "legacy") == (0, "Nothing found in 1 file.\n", "")


def test_a_file_is_checked_once_however_often_it_is_named(run: Run) -> None:
    _, out, _ = run("check", ".", "src", "src/tally.py", "src/../src/tally.py")
    assert out.count("unused-import") == 1


def test_rules_can_be_chosen(run: Run) -> None:
    _, out, _ = run("check", ".", "--rules", "unused-import, unreachable", "--format", "json")
    assert [finding["rule"] for file in json.loads(out)["files"] for finding in file["findings"]] == [
        "unused-import"
    ]


@pytest.mark.parametrize(
    ("form", "sign"),
    [
        ("json", '"version": 1'),
        ("sarif", '"version": "2.1.0"'),
        ("github", "::warning file=src/tally.py,line=1"),
    ],
)
def test_machine_formats(run: Run, form: str, sign: str) -> None:
    status, out, _ = run("check", "src", "--format", form)
    assert status == 1
    assert sign in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["gone.py"], "gone.py: no such file"),
        (["gone"], "gone: no such file"),
        (["variorum.toml"], "variorum.toml: file type not supported; supported: "),
        (["src", "--rules", "unused-imports"], "did you mean `unused-import`, `unused-parameter` or"),
        (["src", "--rules", "nonsense"], "unknown rule 'nonsense': `variorum rules` lists them\n"),
        (["src", "--rules", ","], "name at least one rule"),
        (["src", "--source-language", "cobol"], "unknown language 'cobol': use one of "),
        (["src", "--fix", "--diff"], "give one of them"),
        (["src", "--format", "xml"], "invalid choice: 'xml'"),
        ([], "the following arguments are required: PATH"),
        (["-"], "give --stdin-filename or --language"),
        (["src", "--stdin-filename", "tally.py"], "give `-` as a path too"),
    ],
)
def test_what_cannot_run_is_one_line_and_2(run: Run, arguments: list[str], words: str) -> None:
    status, out, err = run("check", *arguments)
    assert (status, out) == (2, "")
    assert words in err
    assert err.startswith("variorum: ")
    assert err.count("\n") == 1


def test_a_binary_file_is_refused_by_name_and_skipped_in_a_folder(run: Run, here: Path) -> None:
    (here / "src" / "logo.py").write_bytes(b"\0\1")
    assert run("check", "src/logo.py")[0] == 2
    status, out, err = run("check", "src")
    assert status == 1
    assert "unused-import" in out
    assert err == ("variorum: src/logo.py: binary file or UTF-16; save it as UTF-8 (skipped)\n")


def test_fix_writes_the_file_and_reports_what_is_left(run: Run, here: Path) -> None:
    status, out, _ = run("check", "src", "--fix")
    assert status == 1
    assert "unused-import" not in out
    assert "integer-division" in out
    fixed = (here / "src/tally.py").read_text(encoding="utf-8")
    assert fixed == PYTHON.removeprefix("import os\n")


def test_fix_keeps_the_mark_and_the_line_ends(run: Run, here: Path) -> None:
    path = here / "src" / "marked.py"
    path.write_bytes(b"\xef\xbb\xbfimport os\r\nprint(1)\r\n")
    run("check", "src/marked.py", "--fix", "--rules", "unused-import", "--source-language", "java")
    assert path.read_bytes() == b"\xef\xbb\xbfprint(1)\r\n"


def test_fix_leaves_a_file_alone_that_it_could_not_read_whole(run: Run, here: Path) -> None:
    path = here / "src" / "latin.py"
    path.write_bytes(b"import os\nx = '\xe9'\n")
    status, out, err = run("check", "src/latin.py", "--fix", "--source-language", "java")
    assert status == 1
    assert "Line 2 is not valid UTF-8" in out
    assert "not fixed, because only part of the file could be read as text" in err
    assert path.read_bytes() == b"import os\nx = '\xe9'\n"


def test_diff_shows_a_patch_and_changes_nothing(run: Run, here: Path) -> None:
    status, out, _ = run("check", "src", "--diff")
    assert status == 1
    assert out.startswith("--- a/src/tally.py\n+++ b/src/tally.py\n@@ -1,4 +1,3 @@\n-import os\n \n")
    assert (here / "src/tally.py").read_text(encoding="utf-8") == PYTHON
    assert run("check", "legacy", "--diff") == (0, "", "")


def test_diff_knows_a_missing_last_line_end(run: Run, here: Path) -> None:
    (here / "src/x.py").write_text("print(1)\nimport os", encoding="utf-8")
    _, out, _ = run("check", "src/x.py", "--diff", "--unsafe-fixes", "--rules", "unused-import")
    assert out.endswith("-import os\n\\ No newline at end of file\n")


def test_standard_input_goes_by_its_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe(monkeypatch, PYTHON.encode())
    status, out, _ = run("check", "-", "--stdin-filename", "src/tally.py")
    assert status == 1
    assert "src/tally.py:6:22: warning[integer-division]" in out


def test_fixed_standard_input_goes_to_standard_output(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe(monkeypatch, b"import os\nx = 1\n")
    options = ["--language", "python", "--source-language", "java", "--fix"]
    assert run("check", "-", *options) == (0, "x = 1\n", "")


def test_a_name_alone_lets_fixes_touch_no_file(run: Run, monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    pipe(monkeypatch, PYTHON.encode())
    run("check", "-", "--stdin-filename", "src/tally.py", "--fix")
    assert (here / "src/tally.py").read_text(encoding="utf-8") == PYTHON


def test_settings_count_and_their_problems_are_told_once(run: Run, here: Path) -> None:
    settings = "[rules]\ndisabled = ['unused-import', 'nonsense']\n"
    (here / "variorum.toml").write_text(settings, encoding="utf-8")
    status, out, err = run("check", "src", "legacy")
    assert (status, out) == (0, "Nothing found in 2 files.\n")
    assert err.startswith(
        "variorum: variorum.toml:2: rules.disabled[1]: unknown rule 'nonsense': `variorum rules` lists them\n"
    )
    assert err.count("\n") == 1


def test_excluded_files_are_left_out_of_folders_only(run: Run, here: Path) -> None:
    (here / "variorum.toml").write_text("exclude = ['src']\n", encoding="utf-8")
    assert run("check", ".")[0] == 0
    assert run("check", "src/tally.py")[0] == 1


def test_a_header_that_points_out_of_the_workspace_is_a_note(run: Run, here: Path) -> None:
    (here / "src/x.py").write_text("# variorum: translated-from ../../secret.java\n", encoding="utf-8")
    status, out, _ = run("check", "src/x.py")
    assert status == 0
    assert "note: Pair: `../../secret.java` leaves the workspace" in out


def test_what_another_linter_ignores_is_silent(run: Run) -> None:
    workspace = Path.cwd()
    (workspace / "src/extra.py").write_text("import os\nimport re\n\nprint(_('a'), oops)\n")
    rules = ["--rules", "unused-import,undefined-name,debug-print", "--format", "json"]

    def found() -> list[str]:
        _, out, _ = run("check", "src/extra.py", *rules)
        return [one["rule"] for file in json.loads(out)["files"] for one in file["findings"]]

    before = found()
    assert set(before) == {"unused-import", "debug-print", "undefined-name"}
    (workspace / "ruff.toml").write_text(
        'builtins = ["_", "oops"]\n[lint.per-file-ignores]\n"ex*.py" = ["T201"]\n'
    )
    (workspace / ".flake8").write_text("[flake8]\nper-file-ignores =\n    src/*: F401\n")
    assert found() == []
    (workspace / "variorum.toml").write_text("[rules]\nother_linters = false\n")
    assert found() == before


def test_a_broken_configuration_of_another_linter_is_one_line(run: Run) -> None:
    (Path.cwd() / "pyproject.toml").write_text("[tool.ruff]\nignore = [\n")
    status, out, err = run("check", "src")
    assert status == 1
    assert "unused-import" in out
    assert err.count("\n") == 1
    assert err.startswith("variorum: pyproject.toml:2: not valid TOML: ")


def test_the_output_of_a_build_is_left_out_by_name(run: Run) -> None:
    workspace = Path.cwd()
    (workspace / "web/dist/lib").mkdir(parents=True)
    (workspace / "web/package.json").write_text("{}")
    (workspace / "web/dist/lib/a.js").write_text("function f(x) { return 2; }\n")
    _, _, err = run("check", "web")
    assert err == "variorum: `web/dist` is left out as the output of a build; name a folder to check it\n"
    _, out, err = run("check", "web/dist", "--format", "json")
    assert ([file["path"] for file in json.loads(out)["files"]], err) == (["web/dist/lib/a.js"], "")


def test_generated_and_vendored_files_are_left_out_and_counted(run: Run) -> None:
    workspace = Path.cwd()
    (workspace / "vendor/lib").mkdir(parents=True)
    (workspace / "vendor/lib/a.py").write_text("import os\n")
    (workspace / "src/made.py").write_text("# @generated\nimport os\n")
    (workspace / "src/x.min.js").write_text("var a=1;debugger;\n")
    _, out, err = run("check", ".", "--format", "json")
    assert [file["path"] for file in json.loads(out)["files"]] == ["legacy/Tally.java", "src/tally.py"]
    assert err == (
        "variorum: 3 files were left out: 2 generated or minified (such as src/made.py), 1 vendored (vendor/lib/a.py); "
        "name a file to check it, or set "
        "`[analysis] generated = true` in variorum.toml\n"
    )
    _, out, err = run("check", ".", "src/made.py", "--format", "json")
    assert "src/made.py" in [file["path"] for file in json.loads(out)["files"]]
    assert "2 files were left out" in err
    _, out, err = run("check", "vendor", "--format", "json")
    assert [file["path"] for file in json.loads(out)["files"]] == ["vendor/lib/a.py"]
    assert err == ""


def test_scripts_that_tests_read_are_checked_in_a_folder_that_was_named(run: Run) -> None:
    script = Path.cwd() / "tests/compress/loops.js"
    script.parent.mkdir(parents=True)
    script.write_text("var total = 0;\n")
    _, _, err = run("check", ".", "--format", "json")
    assert "1 what tests read" in err
    _, out, _ = run("check", "tests/compress", "--format", "json")
    assert [file["path"] for file in json.loads(out)["files"]] == ["tests/compress/loops.js"]


def test_a_folder_that_was_named_from_another_does_not_count_itself(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = Path.cwd() / "src/test/resources"
    inner.mkdir(parents=True)
    (inner / "a.py").write_text("import os\n")
    (inner / "__init__.py").write_text("")
    for folder, named in ((Path.cwd(), "src"), (Path.cwd().parent, Path.cwd().name)):
        monkeypatch.chdir(folder)
        assert (
            "left out: 1 what tests read ("
            not in run("check", "src/test/resources" if named == "src" else named)[1]
        )
        assert "what tests read" in run("check", named)[2]


def test_a_generated_half_of_a_pair_is_checked(run: Run) -> None:
    made = Path.cwd() / "src/tally.py"
    made.write_text("# @generated\n" + made.read_text())
    _, out, err = run("check", ".")
    assert "warning[integer-division]" in out
    assert err == ""
