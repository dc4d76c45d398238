"""`variorum check`: other files of the workspace excuse what looks wrong in one file alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from variorum.workspace import summaries
from variorum.workspace.summaries import KnownSummaries

COMPAT = "from urllib.parse import urlparse\n"


def write(here: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        (here / name).write_text(text, encoding="utf-8")


def found(run: Run, *arguments: str, rules: str = "unused-import") -> list[str]:
    _, out, _ = run("check", *arguments, "--rules", rules, "--format", "json", "--cache-dir", "kept")
    files = json.loads(out)["files"]
    return [f"{file['path']}: {one['message']}" for file in files for one in file["findings"]]


UNUSED = ["app/shared.py: `urlparse` is imported but never used"]


def test_a_name_that_another_file_imports_is_used(run: Run, here: Path) -> None:
    write(here, {"app/shared.py": COMPAT})
    assert found(run, "app") == UNUSED
    write(here, {"app/use.py": "from .shared import urlparse\n\nurlparse('')\n"})
    assert found(run, "app") == []
    write(here, {"app/use.py": "\n"})
    assert found(run, "app") == UNUSED


def test_the_workspace_counts_though_one_file_is_checked(run: Run, here: Path) -> None:
    write(
        here, {"app/shared.py": COMPAT, "tests/use.py": "from app.shared import urlparse\n\nurlparse('')\n"}
    )
    assert found(run, "app/shared.py") == []


def test_excluded_files_do_not_count(run: Run, here: Path) -> None:
    write(here, {"app/shared.py": COMPAT, "old/use.py": "from app.shared import urlparse\n\nurlparse('')\n"})
    write(here, {"variorum.toml": 'exclude = ["old"]\n'})
    assert found(run, "app/shared.py") == UNUSED


def test_files_outside_the_workspace_do_not_count(run: Run, here: Path, tmp_path: Path) -> None:
    outside = tmp_path.parent / "outside.py"
    outside.write_text("from app.shared import urlparse\n", encoding="utf-8")
    write(here, {"app/shared.py": COMPAT})
    (here / "app" / "link.py").symlink_to(outside)
    assert found(run, "app/shared.py") == UNUSED


def test_fixes_leave_what_others_import(run: Run, here: Path) -> None:
    text = "import os\n" + COMPAT
    write(here, {"app/shared.py": text, "app/use.py": "from app.shared import os\n\nos.getcwd()\n"})
    run("check", "app", "--fix", "--unsafe-fixes", "--rules", "unused-import")
    assert (here / "app" / "shared.py").read_text(encoding="utf-8") == "import os\n"


def test_summaries_are_kept_between_runs(run: Run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(here, {"app/shared.py": COMPAT, "app/use.py": "from .shared import urlparse\n\nurlparse('')\n"})
    assert found(run, "app") == []
    monkeypatch.setattr(summaries, "read_text", None)
    assert found(run, "app") == []


def test_nothing_is_indexed_where_nothing_can_be_excused(run: Run, here: Path) -> None:
    write(here, {"app/use.py": "value = 1\n"})
    assert found(run, "app") == []
    store = KnownSummaries(here / "kept")
    assert len(store) == 0
    store.close({})


def test_a_type_of_the_same_package_needs_no_import(run: Run, here: Path) -> None:
    use = "package app;\n\nclass Use {\n    List<String> names = null;\n}\n"
    write(here, {"app/Use.java": use})
    assert len(found(run, "app", rules="missing-import")) == 1
    write(here, {"app/List.java": "package app;\n\nclass List<T> {\n}\n"})
    assert found(run, "app", rules="missing-import") == []


def test_a_script_sees_and_serves_the_other_scripts_of_a_page(run: Run, here: Path) -> None:
    rules = "undefined-name,unused-variable"
    write(here, {"web/main.js": "function save() {\n  return render(2);\n}\n"})
    assert len(found(run, "web", rules=rules)) == 2
    write(
        here, {"web/page.html": '<button onclick="save()">Save</button>\n<script src="render.js"></script>\n'}
    )
    write(here, {"web/render.js": "function render(size) {\n  return size;\n}\n"})
    assert found(run, "web", rules=rules) == []


def test_a_module_neither_sees_nor_serves_the_others(run: Run, here: Path) -> None:
    text = "import fs from 'fs';\n\nfunction save() {\n  return render(fs);\n}\n"
    write(here, {"web/main.mjs": text, "web/render.mjs": "export function render() {\n  return save;\n}\n"})
    messages = found(run, "web/main.mjs", rules="undefined-name,unused-variable")
    assert len(messages) == 2


ORIGINAL = "class Tally {\n    int half(int count) { return count / 2; }\n    int dropAll(int count) { return count; }\n}\n"
MISSING = "src/tally.py: method `Tally.dropAll` of the original has no counterpart"
MOVED = "src/tally.py: method `Tally.dropAll` of the original is in src/more/rest.py"


@pytest.mark.parametrize(
    ("other", "text", "message"),
    [
        ("src/more/rest.py", "class Tally:\n    def drop_all(self, count):\n        return count\n", MOVED),
        ("src/more/rest.py", "class Other:\n    def drop_all(self, count):\n        return count\n", MISSING),
        ("src/more/rest.py", "class Tally:\n    def drop(self, count):\n        return count\n", MISSING),
        ("lib/rest.py", "class Tally:\n    def drop_all(self, count):\n        return count\n", MISSING),
    ],
)
def test_an_item_in_another_file_of_the_translation_is_not_missing(
    run: Run, here: Path, other: str, text: str, message: str
) -> None:
    translation = "class Tally:\n    def half(self, count):\n        return count // 2\n"
    write(here, {"legacy/Tally.java": ORIGINAL, "src/tally.py": translation, other: text})
    assert found(run, "src/tally.py", rules="missing-item") == [message]


def test_a_module_can_take_the_place_of_a_class(run: Run, here: Path) -> None:
    translation = "class Tally:\n    def half(self, count):\n        return count // 2\n"
    moved = "def drop_all(count):\n    return count\n"
    write(here, {"legacy/Tally.java": ORIGINAL, "src/tally.py": translation, "src/more/tally.py": moved})
    messages = found(run, "src/tally.py", rules="missing-item")
    assert messages == [MOVED.replace("rest.py", "tally.py")]


@pytest.mark.parametrize(
    ("head", "message"),
    [("from rest import drop_all\n\n\n", MOVED.replace("more/", "")), ("", MISSING)],
)
def test_a_method_may_have_become_a_function_that_the_translation_imports(
    run: Run, here: Path, head: str, message: str
) -> None:
    translation = f"{head}class Tally:\n    def half(self, count):\n        return count // 2\n"
    moved = "def drop_all(count):\n    return count\n"
    write(here, {"legacy/Tally.java": ORIGINAL, "src/tally.py": translation, "src/rest.py": moved})
    assert found(run, "src/tally.py", rules="missing-item") == [message]


DATA = {"tests/files/x.py": "def a():\n    x = 1\n    return (\n", "tests/test_x.py": "READ = 'files/x.py'\n"}


def test_what_tests_read_is_left_out(run: Run, here: Path) -> None:
    write(here, DATA)
    status, _, err = run("check", "tests", "--fix", "--cache-dir", "kept")
    assert (status, "1 file was left out: 1 what tests read (" in err) == (0, True)
    assert (here / "tests/files/x.py").read_text(encoding="utf-8") == DATA["tests/files/x.py"]


def test_what_tests_read_is_checked_if_somebody_asks(run: Run, here: Path) -> None:
    write(here, DATA)
    assert run("check", "tests/files/x.py", "--cache-dir", "kept")[0] == 1
    write(here, {"variorum.toml": "[analysis]\ngenerated = true\n"})
    assert run("check", "tests", "--cache-dir", "kept")[0] == 1


def test_what_tests_read_may_be_a_translation(run: Run, here: Path) -> None:
    write(
        here, {**DATA, "tests/files/x.py": "# variorum: translated-from X.java\n" + DATA["tests/files/x.py"]}
    )
    write(here, {"tests/files/X.java": "class X { static int a() { return 1; } }\n"})
    assert run("check", "tests", "--cache-dir", "kept")[0] == 1


def test_an_import_for_its_effect_is_no_warning_and_stays(run: Run, here: Path) -> None:
    write(
        here,
        {"app/fixpath.py": "import sys\n\nsys.path.insert(0, '..')\n", "app/demo.py": "import fixpath\n"},
    )
    assert run("check", "app", "--fix", "--unsafe-fixes", "--cache-dir", "kept")[0] == 1
    assert (here / "app/demo.py").read_text(encoding="utf-8") == "import fixpath\n"
    assert found(run, "app") == [
        "app/demo.py: `fixpath` is imported but never used; its module has side effects on import"
    ]
