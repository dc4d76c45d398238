"""What the configuration in a workspace makes of its files."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from variorum.languages import language_named
from variorum.linters.overrides import NOTHING
from variorum.linters.tools import TOOLS
from variorum.settings import Settings
from variorum.workspace import Workspace
from variorum.workspace.file_settings import Exclusion, FileSettings, exclusion_by_text
from variorum.workspace.git_attributes import read_git_attributes
from variorum.workspace.other_linters import OtherLinters

PYTHON, SCRIPT = language_named("python"), language_named("javascript")


def write(root: Path, **files: str) -> None:
    """Files by their paths, with `__` for a slash and `_dot_` for a dot."""
    for name, text in files.items():
        path = root / name.replace("__", "/").replace("_dot_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def scopes(root: Path, **settings: object) -> FileSettings:
    return FileSettings(Workspace(root), Settings(**settings))  # type: ignore[arg-type]


def silenced(root: Path, path: str, **settings: object) -> set[str]:
    language = SCRIPT if path.endswith("js") else PYTHON
    return set(scopes(root, **settings).settings_for(path, language).silenced)


def test_the_nearest_configuration_counts(tmp_path: Path) -> None:
    write(
        tmp_path,
        pyproject_dot_toml='[tool.ruff]\nignore = ["F401"]\n',
        inner__ruff_dot_toml='ignore = ["T201"]\n',
        other__pyproject_dot_toml='[project]\nname = "x"\n',
    )
    assert silenced(tmp_path, "a.py") == {"unused-import"}
    assert silenced(tmp_path, "inner/deep/a.py") == {"debug-print"}
    assert silenced(tmp_path, "other/a.py") == {"unused-import"}
    assert silenced(tmp_path, "a.js") == set()


def test_paths_count_from_the_folder_of_the_configuration(tmp_path: Path) -> None:
    write(tmp_path, app___dot_flake8="[flake8]\nper-file-ignores = tests/*:F401\n")
    assert silenced(tmp_path, "app/tests/a.py") == {"unused-import"}
    assert silenced(tmp_path, "tests/a.py") == set()


def test_eslint_cascades_up_to_the_root(tmp_path: Path) -> None:
    write(
        tmp_path,
        _dot_eslintrc='{"rules": {"no-undef": "off", "no-console": "off"}}',
        app___dot_eslintrc_dot_json='{"rules": {"no-undef": "error"}}',
        alone__package_dot_json='{"eslintConfig": {"root": true, "rules": {"no-eval": 0}}}',
    )
    assert silenced(tmp_path, "a.js") == {"undefined-name", "debug-print"}
    assert silenced(tmp_path, "app/a.js") == {"debug-print"}
    assert silenced(tmp_path, "alone/a.js") == {"eval-use"}


def test_what_a_configuration_extends_is_read_inside_of_the_workspace(tmp_path: Path) -> None:
    outside = tmp_path / "base.toml"
    outside.write_text('ignore = ["F841"]\n')
    root = tmp_path / "work"
    write(
        root,
        base_dot_toml='ignore = ["F401"]\n',
        app__ruff_dot_toml='extend = "../base.toml"\n[lint]\nignore = ["T201"]\n',
        loop__ruff_dot_toml='extend = "ruff.toml"\n',
        far__ruff_dot_toml='extend = "../../base.toml"\n',
    )
    assert silenced(root, "app/a.py") == {"unused-import", "debug-print"}
    assert silenced(root, "far/a.py") == set()
    assert silenced(root, "loop/a.py") == set()


def test_a_rule_that_the_settings_enable_is_not_silenced(tmp_path: Path) -> None:
    write(tmp_path, ruff_dot_toml='ignore = ["F401", "T201"]\nbuiltins = ["_"]\n')
    assert silenced(tmp_path, "a.py", enabled=frozenset({"unused-import"})) == {"debug-print"}
    assert scopes(tmp_path).settings_for("a.py", PYTHON).known_names == {"_"}
    assert silenced(tmp_path, "a.py", other_linters=False) == set()


def test_a_configuration_that_cannot_be_read_is_one_problem(tmp_path: Path) -> None:
    write(
        tmp_path,
        pyproject_dot_toml="[tool.ruff]\n[tool.pylint]\n[tool.pyright]\nx = [\n",
        _dot_flake8="[flake8]\nignore=F401\n",
    )
    broken = scopes(tmp_path)
    assert broken.settings_for("a.py", PYTHON).silenced == {"unused-import"}
    assert broken.settings_for("b.py", PYTHON).silenced == {"unused-import"}
    (problem,) = broken.problems
    assert str(problem).startswith("pyproject.toml:4: not valid TOML: ")


def test_a_link_out_of_the_workspace_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text('ignore = ["F401"]\n')
    root = tmp_path / "work"
    root.mkdir()
    (root / "ruff.toml").symlink_to(tmp_path / "secret.toml")
    assert silenced(root, "a.py") == set()


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("vendor/a/b.py", Exclusion.VENDORED),
        ("src/third_party/b.py", Exclusion.VENDORED),
        ("cmd/generated/b.py", Exclusion.GENERATED),
        ("cmd/testdata/b.py", Exclusion.TEST_DATA),
        ("compiler/testData/a/b.py", Exclusion.TEST_DATA),
        ("src/test/resources/project/b.py", Exclusion.TEST_DATA),
        ("test/files/saved.html", Exclusion.TEST_DATA),
        ("templates/{{ name }}/main.py", Exclusion.TEMPLATE),
        ("templates/test_{{ name }}.py", Exclusion.TEMPLATE),
        ("tests/cases/b.py", Exclusion.TEST_DATA),
        ("tests/cases/test_b.py", None),
        ("tests/resources/b_test.py", None),
        ("tests/cases/b.test.js", None),
        ("tests/issue_files/b.py", Exclusion.TEST_DATA),
        ("tests/data/b.js", Exclusion.TEST_DATA),
        ("tests/_files/b.php", Exclusion.TEST_DATA),
        ("tests/input/b.js", Exclusion.TEST_DATA),
        ("src/test/test_sourcecode/p/B.java", Exclusion.TEST_DATA),
        ("tests/input_fields/b.js", None),
        ("tests/Utils/fixtures.reflection/b.js", Exclusion.TEST_DATA),
        ("test/src_dir/b.js", Exclusion.TEST_DATA),
        ("tests/data/b.spec.js", None),
        ("tests/data_access/b.js", None),
        ("data/b.js", None),
        # Who imports it decides.
        ("tests/data/b.py", None),
        ("tests/fixtures/b.py", None),
        ("src/test/java/org/resources/b.py", None),
        ("app/src/test/kotlin/org/data/b.js", None),
        ("src/test/java/b.py", None),
        ("src/test/resources/java/b.py", Exclusion.TEST_DATA),
        ("src/test/files/java/b.py", Exclusion.TEST_DATA),
        ("tests/cases/latest.js", Exclusion.TEST_DATA),
        ("src/test/resources/project/test_b.py", Exclusion.TEST_DATA),
        ("testdata/test_b.py", Exclusion.TEST_DATA),
        ("src/it/project/src/b.py", Exclusion.TEST_DATA),
        ("resources/test/b.py", None),
        ("cases/b.py", None),
        ("vendor.py", None),
        ("src/vendors/b.py", None),
        ("external/b.py", None),
        ("src/a_pb2.py", Exclusion.GENERATED),
        ("libs/b.py", Exclusion.VENDORED),
        ("libs/mine/b.py", None),
        ("mine/vendor/b.py", None),
        ("skip.py", Exclusion.EXCLUDED),
        ("b.py", None),
    ],
)
def test_left_out_by_path(tmp_path: Path, path: str, reason: Exclusion | None) -> None:
    write(
        tmp_path,
        _dot_gitattributes="*_pb2.py linguist-generated=true\nlibs/** linguist-vendored\nlibs/mine/** -linguist-vendored\n"
        "mine/** linguist-vendored=false\n*.txt text\n",
        ruff_dot_toml='exclude = ["skip.py"]\n',
    )
    assert scopes(tmp_path).exclusion(path, SCRIPT if path.endswith(".js") else PYTHON) is reason


def test_asking_for_a_folder_or_for_all(tmp_path: Path) -> None:
    assert scopes(tmp_path).exclusion("a/vendor/b/c.py", PYTHON, "a/vendor") is None
    assert scopes(tmp_path).exclusion("a/vendor/vendor/c.py", PYTHON, "a/vendor") is Exclusion.VENDORED
    assert scopes(tmp_path).exclusion("tests/cases/b.py", PYTHON, "tests") is Exclusion.TEST_DATA
    assert scopes(tmp_path).exclusion("src/test/resources/b.py", PYTHON, "src/test") is Exclusion.TEST_DATA
    assert scopes(tmp_path).exclusion("tests/cases/b.py", PYTHON, "tests/cases") is None
    assert scopes(tmp_path).exclusion("src/test/resources/b.py", PYTHON, "src/test/resources") is None
    assert scopes(tmp_path, generated=True).exclusion("vendor/c.py", PYTHON) is None
    assert scopes(tmp_path).exclusion("x.min.js", SCRIPT) is Exclusion.GENERATED
    assert scopes(tmp_path).exclusion("x.min.py", PYTHON) is None


@pytest.mark.parametrize("name", ["shelf-3.0.1.js", "lib/shelf.template-3.0.1.amd.js", "shelf-v1.10.2.js"])
def test_scripts_named_after_their_version_are_vendored(tmp_path: Path, name: str) -> None:
    assert scopes(tmp_path).exclusion(name, SCRIPT) is Exclusion.VENDORED


@pytest.mark.parametrize(
    "name", ["migrate-3.0.1.js", "upgrade-3.0.1.js", "shelf-3.js", "shelf.js", "3.0.1/shelf.js"]
)
def test_other_scripts_are_not_vendored(tmp_path: Path, name: str) -> None:
    assert scopes(tmp_path).exclusion(name, SCRIPT) is None


@pytest.mark.parametrize(
    ("path", "text", "reason"),
    [
        (
            "test/compress/loops.js",
            "while_true: {\n    input: {\n        while (true);\n    }\n}\n",
            Exclusion.TEST_DATA,
        ),
        ("test/compress/loops.js", "var read = require('fs');\n", None),
        ("test/compress/loops.js", "import fs from 'fs';\n", None),
        ("test/browser/loops.js", "describe('loops', () => {\n    it('end', () => {});\n});\n", None),
        ("test/browser/loops.js", "QUnit.module('loops');\n", None),
        ("test/loops.js", "var total = 0;\n", None),
        ("src/compress/loops.js", "var total = 0;\n", None),
        ("test/compress/loops.py", "total = 0\n", None),
    ],
)
def test_scripts_that_nothing_connects_with_a_test_are_inputs(
    path: str, text: str, reason: Exclusion | None
) -> None:
    assert exclusion_by_text(text, PYTHON if path.endswith("py") else SCRIPT, path) is reason


def test_files_that_the_go_tool_does_not_build_are_templates(tmp_path: Path) -> None:
    go = language_named("go")
    assert scopes(tmp_path).exclusion("vm/_vm.go", go) is Exclusion.TEMPLATE
    assert scopes(tmp_path).exclusion("_vm/vm.go", go) is None
    assert scopes(tmp_path).exclusion("vm/_vm.py", PYTHON) is None


def test_a_line_of_git_attributes_that_says_something_else_is_passed_over() -> None:
    found = read_git_attributes(
        "# *.py linguist-generated\n\n*.py\n*.js text eol=lf\n[attr]x y\n*.c !linguist-generated\n"
    )
    assert not found.generated.cover("a.py")
    assert not found.vendored.cover("a.js")


def test_a_reader_that_fails_costs_one_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(text: str, name: str) -> None:
        raise KeyError(name)

    write(tmp_path, ruff_dot_toml="x", a_dot_py="")
    monkeypatch.setitem(TOOLS, "ruff", attrs.evolve(TOOLS["ruff"], read=fails))
    linters = OtherLinters(Workspace(tmp_path))
    assert linters.overrides_for("a.py", PYTHON) == NOTHING
    assert [str(problem) for problem in linters.problems] == [
        "ruff.toml:1: this configuration cannot be read: KeyError"
    ]


def test_a_file_of_another_language_with_the_same_ending_is_left_out() -> None:
    php = language_named("php")
    assert exclusion_by_text("#!/usr/bin/env hhvm\n<?hh // strict\n", php) is Exclusion.ANOTHER_LANGUAGE
    assert exclusion_by_text("<?php\n$tag = '<?hh';\n", php) is None


def test_a_script_for_another_interpreter_is_of_another_language() -> None:
    assert exclusion_by_text("#!/usr/bin/ruby\nputs 1\n", PYTHON) is Exclusion.ANOTHER_LANGUAGE
    assert exclusion_by_text("#!/usr/bin/env python3\nprint(1)\n", PYTHON) is None
    assert exclusion_by_text("#!/usr/bin/env node\nlet a;\n", language_named("typescript")) is None
    assert exclusion_by_text("#!/usr/bin/env make\nprint(1)\n", PYTHON) is None


def test_translations_of_qt_are_no_typescript() -> None:
    typescript = language_named("typescript")
    assert (
        exclusion_by_text('<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS></TS>\n', typescript)
        is Exclusion.ANOTHER_LANGUAGE
    )
    assert exclusion_by_text("const head = '<?xml';\n", typescript) is None


BANNER = "/*!\n * Shelf Template v3.0.1\n * Released under the MIT licence\n */\nvar shelf;\n"


@pytest.mark.parametrize(
    ("path", "text", "reason"),
    [
        ("tests/shelf.js", BANNER, Exclusion.VENDORED),
        ("docs/assets/shelf.template.js", BANNER, Exclusion.VENDORED),
        ("tests/shelf.js", "/** Shelf 3.0 */\nvar shelf;\n", Exclusion.VENDORED),
        # A library's own file is where its source is.
        ("src/shelf.js", BANNER, None),
        ("shelf.js", BANNER, None),
        ("tests/reader.js", BANNER, None),
        ("tests/shelf.js", "/* Shelf 3.0 has other names. */\nvar shelf;\n", None),
        ("tests/shelf.js", "/** Shelf under test. */\nvar shelf;\n", None),
        ("tests/shelf.py", BANNER, None),
    ],
)
def test_libraries_that_tests_and_examples_hold_are_vendored(
    path: str, text: str, reason: Exclusion | None
) -> None:
    assert exclusion_by_text(text, PYTHON if path.endswith("py") else SCRIPT, path) is reason
