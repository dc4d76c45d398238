"""The index of a workspace: who imports what from where."""

from __future__ import annotations

from pathlib import Path

import pytest

from variorum.languages import language_of_path
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.embedding.host import host_of_path
from variorum.syntax.embedding.summarize import summary_of_text
from variorum.syntax.file_summary import FileSummary
from variorum.workspace.name_index import NameIndex
from variorum.workspace.summaries import read_row, row_of


def summary(path: str, text: str) -> FileSummary:
    return summary_of_text(language_of_path(path), host_of_path(path), text.encode())


def index(files: dict[str, str], root: str = "/home/ann/project") -> NameIndex:
    return NameIndex({path: summary(path, text) for path, text in files.items()}, Path(root))


def imported(*names: str) -> WorkspaceContext:
    return WorkspaceContext(imported_elsewhere=frozenset(names))


@pytest.mark.parametrize(
    ("importer", "text"),
    [
        ("app/use.py", "from .shared import parse\n"),
        ("app/use.py", "from app.shared import parse as p\n"),
        ("app/inner/use.py", "from ..shared import parse\n"),
        ("app/use.py", "from . import shared\nshared.parse()\n"),
        ("app/use.py", "from . import shared as c\nc.parse()\n"),
        ("app/inner/use.py", "from .. import shared\nshared.parse()\n"),
        ("use.py", "import app.shared\napp.shared.parse()\n"),
        ("use.py", "import app.shared as c\nc.parse()\n"),
        ("use.py", "import app\napp.shared.parse()\n"),
        ("tests/test_use.py", "from project.app.shared import parse\n"),
        ("tests/test_use.py", "@mock.patch('app.shared.parse')\ndef test(): ...\n"),
        ("tests/test_use.py", "@patch('app.shared.parse', None)\ndef test(): ...\n"),
        (
            "tests/test_use.py",
            "def test(monkeypatch):\n    monkeypatch.setattr('app.shared.parse.strict', 1)\n",
        ),
    ],
)
def test_an_importer_is_found_however_it_names_the_file(importer: str, text: str) -> None:
    found = index({"app/__init__.py": "", "app/shared.py": "", "app/inner/__init__.py": "", importer: text})
    assert found.workspace_context("app/shared.py") == imported("parse")


@pytest.mark.parametrize(
    "text",
    [
        "from .shared import *\n",
        "from . import shared\nuse(shared)\n",
        "from . import shared\nvars(shared)['parse']\n",
    ],
)
def test_what_cannot_be_followed_uses_everything(text: str) -> None:
    found = index({"app/__init__.py": "", "app/shared.py": "", "app/use.py": text})
    assert found.workspace_context("app/shared.py").is_star_imported


@pytest.mark.parametrize(
    ("importer", "text"),
    [
        ("app/use.py", "from .other import parse\n"),
        ("app/use.py", "from compatible import parse\n"),
        ("app/inner/use.py", "from .shared import parse\n"),
        ("use.py", "from ..app.shared import parse\n"),
        ("app/shared.py", "from app.shared import parse\n"),
        ("app/use.py", "from . import shared\n"),
        ("tests/test_use.py", "@patch('other.shared.parse')\ndef test(): ...\n"),
        ("tests/test_use.py", "@patch('app.shared.' + name)\ndef test(): ...\n"),
        ("tests/test_use.py", "print('app.shared.parse')\n"),
    ],
)
def test_others_are_no_importers(importer: str, text: str) -> None:
    found = index({"app/__init__.py": "", "app/shared.py": "", importer: text})
    assert found.workspace_context("app/shared.py") == NO_WORKSPACE


def test_folders_of_sources_need_no_name() -> None:
    found = index({"src/app/shared.py": "", "tests/test_compat.py": "from app.shared import parse\n"})
    assert found.workspace_context("src/app/shared.py") == imported("parse")


def test_a_package_hands_on_what_it_takes_from_the_workspace() -> None:
    face = "from .models import User\nfrom app.views import show as view\nimport os\n"
    found = index({"app/__init__.py": face, "app/models.py": "", "app/views.py": ""})
    assert found.workspace_context("app/__init__.py").imported_elsewhere == {"User", "view"}


def test_another_summary_takes_the_place_of_the_one_before() -> None:
    found = index({"a.py": "", "b.py": "from a import x\n"})
    assert found.workspace_context("a.py") == imported("x")
    assert found.replace("b.py", summary("b.py", "from a import y\n"))
    assert found.workspace_context("a.py") == imported("y")
    assert found.replace("b.py", summary("b.py", ""))
    assert found.workspace_context("a.py") == NO_WORKSPACE


def test_a_summary_is_read_back_as_it_was_written() -> None:
    one = summary("a.py", "from .b import c\nimport d as e\nf(e)\nclass G:\n    def h(self): ...\n")
    assert read_row(row_of(one)) == one


@pytest.mark.parametrize("row", ["", "[]", "{}", "null", "[1,2,3,4,5,6]", '["",1,[],[],[[1]],[]]', "[" * 100])
def test_a_damaged_row_is_none(row: str) -> None:
    assert read_row(row) is None


@pytest.mark.parametrize(
    ("path", "text", "other", "declares", "sees"),
    [
        ("a/A.java", "package a;\nclass A {}\n", "b/S.java", "package a;\nclass Stack {}\n", True),
        ("a/A.java", "package a;\nclass A {}\n", "a/S.kt", "package a\nclass Stack\n", True),
        ("a/A.java", "package a;\nclass A {}\n", "a/S.java", "package b;\nclass Stack {}\n", False),
        ("a/A.java", "class A {}\n", "a/S.java", "class Stack {}\n", True),
        ("a/A.java", "class A {}\n", "b/S.java", "class Stack {}\n", False),
        ("a/a.go", "package a\n", "a/s.go", "package a\ntype Stack struct{}\n", True),
        ("a/a.go", "package a\n", "b/s.go", "package a\ntype Stack struct{}\n", False),
        ("A.cs", "namespace A.B;\nclass C {}\n", "S.cs", "namespace A;\nclass Stack {}\n", True),
        ("A.cs", "namespace A;\nclass C {}\n", "S.cs", "namespace A.B;\nclass Stack {}\n", False),
        ("a.js", "Stack();\n", "b/s.js", "function Stack() {}\n", True),
        ("a.js", "Stack();\n", "s.js", "export function Stack() {}\n", False),
        ("a.js", "Stack();\n", "page.html", "<script>\nfunction Stack() {}\n</script>\n", True),
        ("a.ts", "import x from 'x';\nStack();\n", "s.d.ts", "declare function Stack(): void;\n", True),
        ("a.py", "Stack()\n", "s.py", "class Stack: ...\n", False),
    ],
)
def test_files_see_names_of_those_nearby(path: str, text: str, other: str, declares: str, sees: bool) -> None:
    found = index({path: text, other: declares})
    assert ("Stack" in found.workspace_context(path).visible_names) == sees


@pytest.mark.parametrize(
    ("other", "text", "uses"),
    [
        ("page.html", '<button onclick="save()">Save</button>\n', True),
        ("page.html", "<script>\nsave();\n</script>\n", True),
        ("b.js", "save();\n", True),
        ("b.js", "import x from 'x';\nsave();\n", False),
        ("b.js", "saved();\n", False),
    ],
)
def test_scripts_and_pages_use_the_names_of_a_script(other: str, text: str, uses: bool) -> None:
    found = index({"a.js": "function save() {}\n", other: text})
    assert found.workspace_context("a.js").used_without_import == ({"save"} if uses else set())


def test_another_summary_changes_what_is_nearby() -> None:
    found = index({"a.js": "function save() { load(); }\n", "b.js": ""})
    assert found.workspace_context("a.js") == NO_WORKSPACE
    found.replace("b.js", summary("b.js", "function load() { save(); }\n"))
    assert found.workspace_context("a.js").visible_names == {"load"}
    assert found.workspace_context("a.js").used_without_import == {"save"}
    found.replace("b.js", summary("b.js", ""))
    assert found.workspace_context("a.js") == NO_WORKSPACE


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("from .errors import Stop\n", {"errors"}),
        ("from .inner.parts import part\n", {"inner"}),
        ("from app.errors import Stop\n", {"errors"}),
        ("import app.inner.parts\n", {"inner"}),
        ("from ..app import errors\n", set()),
        ("from errors import Stop\n", set()),
    ],
)
def test_an_import_from_a_submodule_makes_its_name_known_in_the_package(text: str, bound: set[str]) -> None:
    files = {
        "app/__init__.py": text,
        "app/errors.py": "",
        "app/inner/__init__.py": "",
        "app/inner/parts.py": "",
    }
    assert index(files).workspace_context("app/__init__.py").visible_names == bound


def test_an_import_from_a_submodule_binds_nothing_in_another_module() -> None:
    files = {"app/__init__.py": "", "app/errors.py": "", "app/use.py": "from .errors import Stop\n"}
    assert index(files).workspace_context("app/use.py").visible_names == frozenset()


PLUGIN = {
    "registry.py": "NAMES = []\n\n\ndef register(name):\n    NAMES.append(name)\n",
    "plugin.py": "import registry\n\nregistry.register('x')\n",
}


@pytest.mark.parametrize("text", ["import plugin\n", "from . import plugin\n", "import plugin as p\n"])
def test_an_import_of_a_module_that_acts_is_told(text: str) -> None:
    found = index({**PLUGIN, "app.py": text}).workspace_context("app.py")
    assert found.imports_with_effect == {"p" if " as " in text else "plugin"}


@pytest.mark.parametrize(
    ("text", "acts"),
    [
        ("import sys\nsys.path.insert(0, '.')\n", True),
        ("import sys\nsys.modules['x'] = 1\n", True),
        ("for one in ALL:\n    register(one)\n", True),
        ("@app.route('/')\ndef home(): ...\n", True),
        ("if DEBUG:\n    install()\n", True),
        ("NAMES = sorted(ALL)\n\n\ndef f():\n    run()\n", False),
        ("import functools\n\n\n@functools.lru_cache(3)\ndef f(): ...\n", False),
        ("if __name__ == '__main__':\n    main()\n", False),
        ("'''Documented.'''\nclass A:\n    x = f()\n", False),
    ],
)
def test_a_module_acts_if_a_statement_of_its_own_calls_something(text: str, acts: bool) -> None:
    assert summary("a.py", text).acts is acts
    assert read_row(row_of(summary("a.py", text))) == summary("a.py", text)


@pytest.mark.parametrize(
    ("path", "whole"),
    [("p/compat.py", True), ("p/_compat.py", True), ("p/py3_compat.py", True), ("p/compatible.py", False)],
)
def test_a_module_of_compatibility_is_there_for_others(path: str, whole: bool) -> None:
    assert (
        index({path: "from itertools import zip_longest\n"}).workspace_context(path).is_star_imported is whole
    )


ASKING = """import pytest


@pytest.fixture(autouse=True)
def load(request, item):
    config = getattr(request.module, "local_config", None)
    return config, hasattr(request.module, 'seed'), request.module.rows, item.other
"""


def test_fixtures_read_from_the_tests_of_their_folder_and_below() -> None:
    test = "from configs import fresh as local_config\n"
    files = {"tests/conftest.py": ASKING, "tests/unit/test_a.py": test, "test_b.py": test}
    found = index(files)
    assert found.workspace_context("tests/unit/test_a.py") == imported("local_config", "rows", "seed")
    assert found.workspace_context("test_b.py") == NO_WORKSPACE
    assert read_row(row_of(found.summaries["tests/conftest.py"])) == found.summaries["tests/conftest.py"]


def test_a_fixture_that_no_longer_asks_is_forgotten() -> None:
    found = index({"conftest.py": ASKING, "tests/test_a.py": "", "tests/test_b.py": ASKING})
    assert found.replace("conftest.py", summary("conftest.py", ""))
    assert found.workspace_context("tests/test_a.py") == imported("local_config", "rows", "seed")
    assert found.replace("tests/test_b.py", summary("tests/test_b.py", ""))
    assert found.workspace_context("tests/test_a.py") == NO_WORKSPACE
