"""`variorum check` with a baseline: what is in it is neither shown, counted nor fixed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.conftest import PYTHON, SETTINGS, Run

WRITE = ("check", ".", "--write-baseline", "known.json")
WITH = ("--baseline", "known.json")


def test_what_is_there_today_is_not_reported_tomorrow(run: Run, here: Path) -> None:
    status, out, err = run(*WRITE)
    assert status == 0
    assert out == "Nothing new found in 2 files. 3 in the baseline are not shown.\n"
    assert err == "variorum: known.json: 3 findings written\n"
    (here / "src/tally.py").write_text(f"# moved\n\n{PYTHON}\nimport re\n", encoding="utf-8")
    status, out, err = run("check", ".", *WITH)
    assert (status, err) == (1, "")
    assert "unused-import]: `re`" in out
    assert out.endswith(
        "1 new finding in 2 files: 1 warning. 1 can be fixed with --fix. 3 in the baseline are not shown.\n"
    )


def test_the_file_is_the_same_byte_for_byte_and_one_finding_is_one_line(run: Run, here: Path) -> None:
    run(*WRITE)
    first = (here / "known.json").read_bytes()
    run(*WRITE)
    assert (here / "known.json").read_bytes() == first
    rows = [json.loads(line.strip(" ,")) for line in first.decode().splitlines() if '"path"' in line]
    assert [(row["path"], row["rule"]) for row in rows] == [
        ("src/tally.py", "different-behaviour"),
        ("src/tally.py", "integer-division"),
        ("src/tally.py", "unused-import"),
    ]
    assert rows[2]["message"] == "`os` is imported but never used"


def test_paths_are_relative_to_the_folder_of_the_file_wherever_the_command_runs(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("check", ".", "--write-baseline", "ci/known.json")
    assert '"path": "../src/tally.py"' in (here / "ci/known.json").read_text(encoding="utf-8")
    monkeypatch.chdir(here / "src")
    assert run("check", "tally.py", "--baseline", "../ci/known.json")[0] == 0
    assert run("check", str(here), "--baseline", str(here / "ci/known.json"))[0] == 0


def test_the_settings_name_a_baseline_too(run: Run, here: Path) -> None:
    run(*WRITE)
    (here / "variorum.toml").write_text(f'{SETTINGS}\n[rules]\nbaseline = "known.json"\n', encoding="utf-8")
    assert run("check", "src")[0] == 0
    (here / "src/tally.py").write_text("import re\n", encoding="utf-8")
    # What is written is everything, and not only what the settings' baseline lacks.
    run(*WRITE)
    assert "`re`" in (here / "known.json").read_text(encoding="utf-8")
    assert run("check", "src")[0] == 0


def test_findings_that_are_gone_are_counted_until_the_file_is_written_again(run: Run, here: Path) -> None:
    (here / "src/gone.py").write_text("import os\n", encoding="utf-8")
    run(*WRITE)
    (here / "src/gone.py").unlink()
    (here / "src/tally.py").write_text(PYTHON.removeprefix("import os\n"), encoding="utf-8")
    gone = "2 of the baseline are fixed; run --write-baseline to drop them.\n"
    assert run("check", ".", *WITH)[1].endswith(gone)
    assert "are fixed" not in run("check", "legacy", *WITH)[1]
    assert run(*WRITE)[2] == "variorum: known.json: 2 findings written\n"
    assert "fixed" not in run("check", ".", *WITH)[1]


def test_what_is_not_checked_stays_in_the_file(run: Run, here: Path) -> None:
    (here / "src/other.py").write_text("import os\n", encoding="utf-8")
    run(*WRITE)
    before = (here / "known.json").read_bytes()
    run("check", "src/other.py", "legacy", "--write-baseline", "known.json")
    assert (here / "known.json").read_bytes() == before
    (here / "src/tally.py").write_text("", encoding="utf-8")
    run("check", ".", "--write-baseline", "known.json", "--rules", "unused-import")
    rows = json.loads((here / "known.json").read_text(encoding="utf-8"))["findings"]
    assert [(row["path"], row["rule"]) for row in rows] == [
        ("src/other.py", "unused-import"),
        ("src/tally.py", "different-behaviour"),
        ("src/tally.py", "integer-division"),
    ]


def test_only_new_findings_are_fixed(run: Run, here: Path) -> None:
    run(*WRITE)
    (here / "src/tally.py").write_text(f"import re\n{PYTHON}", encoding="utf-8")
    status, out, _ = run("check", "src", "--diff", *WITH)
    assert status == 1
    assert "-import re\n" in out
    assert "-import os\n" not in out
    assert run("check", "src", "--fix", *WITH)[0] == 0
    assert (here / "src/tally.py").read_text(encoding="utf-8") == PYTHON
    assert run("check", "src", "--diff", *WITH) == (0, "", "")


def test_what_is_left_after_fixes_is_written(run: Run, here: Path) -> None:
    run("check", ".", "--fix", "--write-baseline", "known.json")
    rows = json.loads((here / "known.json").read_text(encoding="utf-8"))["findings"]
    assert [row["rule"] for row in rows] == ["different-behaviour", "integer-division"]


def test_every_format_says_what_is_not_shown(run: Run, here: Path) -> None:
    run(*WRITE)
    (here / "src/tally.py").write_text(f"import re\n{PYTHON}", encoding="utf-8")
    report = json.loads(run("check", ".", *WITH, "--format", "json")[1])
    assert report["summary"]["findings"] == 1
    assert {name: report["summary"][name] for name in ("in_baseline", "in_revision", "fixed")} == {
        "in_baseline": 3,
        "in_revision": 0,
        "fixed": 0,
    }
    lines = run("check", ".", *WITH, "--format", "github")[1].splitlines()
    assert lines[1:] == ["::notice title=variorum::3 in the baseline are not shown."]
    results = json.loads(run("check", ".", *WITH, "--format", "sarif")[1])["runs"][0]["results"]
    assert [(result["ruleId"], result["baselineState"]) for result in results] == [
        ("unused-import", "new"),
        ("unused-import", "unchanged"),
        ("different-behaviour", "unchanged"),
        ("integer-division", "unchanged"),
    ]
    plain = json.loads(run("check", ".", "--format", "sarif")[1])["runs"][0]["results"]
    assert all("baselineState" not in result for result in plain)
    assert [one["partialFingerprints"] for one in plain] == [one["partialFingerprints"] for one in results]


def test_a_second_equal_finding_is_new(run: Run, here: Path) -> None:
    program = "def f(x):\n    left = 1\n    return 2\n"
    (here / "src/twice.py").write_text(program, encoding="utf-8")
    run(*WRITE)
    added = program.replace("f(x)", "g(x)").replace("2", "3")
    (here / "src/twice.py").write_text(f"{added}\n\n{program}", encoding="utf-8")
    status, out, _ = run("check", "src/twice.py", *WITH)
    assert status == 1
    assert "src/twice.py:2:" in out
    assert "1 new finding in 1 file" in out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "known.json: no such file; --write-baseline makes one"),
        ("<<<<<<< ours", "known.json: not valid JSON at line 1"),
        ("\0", "known.json: binary file or UTF-16"),
        ('{"version": 1}', "known.json: not a baseline: `findings` is not a list"),
    ],
)
def test_a_bad_baseline_is_one_line_and_2(run: Run, here: Path, text: str | None, words: str) -> None:
    if text is not None:
        (here / "known.json").write_text(text, encoding="utf-8")
    for arguments in (WITH, *([("--write-baseline", "known.json")] if text is not None else [])):
        status, out, err = run("check", "src", *arguments)
        assert (status, out) == (2, "")
        assert err.startswith(f"variorum: {words}")
        assert err.count("\n") == 1
    if text is not None:
        assert (here / "known.json").read_text(encoding="utf-8") == text


def test_a_baseline_that_settings_name_lies_in_the_workspace(run: Run, here: Path) -> None:
    outside = here.parent / "outside.json"
    outside.write_text("secret", encoding="utf-8")
    (here / "known.json").symlink_to(outside)
    (here / "variorum.toml").write_text('[rules]\nbaseline = "known.json"\n', encoding="utf-8")
    status, _, err = run("check", "src")
    assert (status, err) == (
        2,
        "variorum: rules.baseline: known.json: this path leaves the workspace\n",
    )
    (here / "variorum.toml").write_text('[rules]\nbaseline = "../outside.json"\n', encoding="utf-8")
    status, _, err = run("check", "src")
    assert status == 1
    assert "leaves the workspace" in err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_baseline_that_may_not_be_written_is_one_line_and_2(run: Run, here: Path) -> None:
    (here / "locked").mkdir(mode=0o500)
    status, out, err = run("check", ".", "--write-baseline", "locked/known.json")
    assert (status, out) == (2, "")
    assert err == "variorum: locked/known.json: not written: Permission denied\n"


@pytest.mark.parametrize("other", [WITH, ("--since", "HEAD"), ("--diff",)])
def test_what_leaves_findings_out_does_not_go_with_writing(run: Run, other: tuple[str, ...]) -> None:
    status, _, err = run(*WRITE, *other)
    assert status == 2
    assert "give one of them" in err


def test_linked_folders_are_the_folders_that_they_lead_to(run: Run, here: Path) -> None:
    run(*WRITE)
    (here / "link").symlink_to(here / "src")
    assert run("check", "link/tally.py", *WITH)[0] == 0


def test_a_baseline_that_was_moved_says_so(run: Run, here: Path) -> None:
    run(*WRITE)
    (here / "other").mkdir()
    (here / "known.json").rename(here / "other/known.json")
    _, _, err = run("check", ".", "--baseline", "other/known.json")
    assert "other/known.json: none of the files that it names exists" in err


def test_a_folder_that_is_made_is_told(run: Run, here: Path) -> None:
    _, _, err = run("check", ".", "--write-baseline", "new/known.json")
    assert err == "variorum: new/known.json: 3 findings written, and the folder new made\n"
