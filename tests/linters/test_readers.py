"""Small configurations of each tool and what they silence, over the readers alone."""

from __future__ import annotations

import time

import pytest

from variorum.languages import language_named
from variorum.linters.config import ConfigError, LinterConfig
from variorum.linters.overrides import overrides_of
from variorum.linters.tools import TOOLS
from variorum.rules.rule_aliases import rules_matching

LANGUAGES = {"eslint": "javascript", "eslintignore": "javascript", "golangci": "go", "rubocop": "ruby"}


def read(tool: str, name: str, text: str) -> LinterConfig | None:
    return TOOLS[tool].read(text, name)


def silent(tool: str, name: str, text: str, path: str) -> set[str]:
    config = read(tool, name, text)
    assert config is not None
    return set(overrides_of(language_named(LANGUAGES.get(tool, "python")), [(config, path)]).rules)


PYLINT = rules_matching(language_named("python"), r"[CEFIRW]\d{4}")


@pytest.mark.parametrize(
    ("tool", "name", "text", "path", "rules"),
    [
        # ruff
        ("ruff", "ruff.toml", 'ignore = ["F401"]', "a.py", {"unused-import"}),
        ("ruff", ".ruff.toml", '[lint]\nextend-ignore = ["T20", "E711"]', "a.py", {"debug-print", "source-leftover"}),
        ("ruff", "pyproject.toml", '[tool.ruff.lint]\nignore = ["F401"]', "a.py", {"unused-import"}),
        ("ruff", "pyproject.toml", '[tool.ruff]\nselect = ["D"]', "a.py", set()),
        ("ruff", "ruff.toml", 'ignore = ["E", "W", "D100"]', "a.py",
         {"bare-except", "source-leftover", "commented-out-code"}),
        ("ruff", "ruff.toml", 'ignore = ["PLR1711"]', "a.py", {"redundant-return"}),
        ("ruff", "ruff.toml", 'ignore = ["PLW"]', "a.py", {"redundant-assignment", "self-assignment", "unreachable"}),
        ("ruff", "ruff.toml", '[per-file-ignores]\n"__init__.py" = ["F401"]', "a/__init__.py", {"unused-import"}),
        ("ruff", "ruff.toml", '[per-file-ignores]\n"__init__.py" = ["F401"]', "a/b.py", set()),
        ("ruff", "ruff.toml", '[lint.per-file-ignores]\n"tests/*" = ["F811"]', "tests/x/b.py", {"redefined-unused"}),
        ("ruff", "ruff.toml", '[lint.per-file-ignores]\n"!src/**.py" = ["T201"]', "tests/b.py", {"debug-print"}),
        ("ruff", "ruff.toml", '[lint.per-file-ignores]\n"!src/**.py" = ["T201"]', "src/b.py", set()),
        ("ruff", "ruff.toml", '[lint.extend-per-file-ignores]\n"{a,b}.py" = ["T201"]', "b.py", {"debug-print"}),
        # flake8
        ("flake8", ".flake8", "[flake8]\nignore = E203, F401\n", "a.py", {"unused-import"}),
        ("flake8", "setup.cfg", "[flake8]\nextend-ignore =\n    F8  # all of them\n    E203,\n", "a.py",
         {"redefined-unused", "undefined-name", "unused-variable", "redundant-assignment", "use-before-assignment"}),
        ("flake8", "tox.ini", "[flake8]\nignore = W503,W\n", "a.py", set()),
        ("flake8", "tox.ini", "[flake8]\nselect = E9\n", "a.py", set()),
        ("flake8", ".flake8", "[flake8]\nper-file-ignores =\n    # why\n    */__init__.py: F401,F403\n    tests/*:F811 F841\n",
         "src/a/__init__.py", {"unused-import"}),
        ("flake8", ".flake8", "[flake8]\nper-file-ignores =\n    __init__.py: F401\n    tests/*,setup.py:\n        F811\n",
         "tests/a/b.py", {"redefined-unused"}),
        ("flake8", ".flake8", "[flake8]\nper-file-ignores = a.py:F401 b.py:F811\n", "b.py", {"redefined-unused"}),
        # pylint
        ("pylint", "pyproject.toml", '[tool.pylint."messages control"]\ndisable = ["unused-import", "C"]', "a.py",
         {"unused-import"}),
        ("pylint", "pyproject.toml", '[tool.pylint.main]\ndisable = "W0611, W0702"', "a.py",
         {"unused-import", "bare-except"}),
        ("pylint", ".pylintrc", "[MESSAGES CONTROL]\ndisable=R,\n        fixme\nenable=useless-return\n", "a.py",
         {"redundant-else", "resource-not-closed"}),
        ("pylint", "pylintrc", "[MASTER]\ndisable=all\nenable=syntax-error\n", "a.py", PYLINT),
        ("pylint", ".pylintrc", "[MESSAGES CONTROL]\ndisable=all\nenable=unused-import\n", "a.py",
         PYLINT - {"unused-import"}),
        ("pylint", "pyproject.toml", '[tool.pylint."messages control"]\ndisable = "all"', "a.py", PYLINT),
        ("pylint", "setup.cfg", "[pylint.MESSAGES CONTROL]\ndisable = unreachable\n", "a.py", {"unreachable"}),
        # pyright
        ("pyright", "pyrightconfig.json", '{\n  // why\n  "reportUnusedImport": false,\n}', "a.py", {"unused-import"}),
        ("pyright", "pyrightconfig.json", '{"reportUndefinedVariable": "none", "reportUnusedImport": true}', "a.py",
         {"undefined-name"}),
        ("pyright", "pyproject.toml", '[tool.pyright]\nreportUnusedVariable = "none"', "a.py", {"unused-variable"}),
        ("pyright", "pyrightconfig.json", '{"typeCheckingMode": "off"}', "a.py", set()),
        ("pyright", "pyrightconfig.json", '{"ignore": ["old"], "reportUnusedImport": true}', "src/old/a.py", set()),
        # ESLint
        ("eslint", ".eslintrc", '{"rules": {"no-undef": "off", "no-empty": 1}}', "a.js", {"undefined-name"}),
        ("eslint", ".eslintrc.json", '/* why */ {"rules": {"no-undef": 0, /* and */ "no-console": ["off"],}}', "a.js",
         {"undefined-name", "debug-print"}),
        ("eslint", ".eslintrc", "rules:\n  no-console: 0\n", "a.js", {"debug-print"}),
        ("eslint", ".eslintrc.yml", "rules:\n  no-console: off\n  no: 0\n  1: 0\n  no-eval: [Off, 010]\n", "a.js",
         {"debug-print"}),
        ("eslint", ".eslintrc", "{ // why\n  rules: { no-console: 0, 'no-eval': [0] }\n}\n", "a.js", {"debug-print", "eval-use"}),
        ("eslint", "package.json", '{"eslintConfig": {"rules": {"no-console": 0}}}', "a.js", {"debug-print"}),
        ("eslint", ".eslintrc", '{"rules": {"no-unused-vars": "error"}}', "a.js", set()),
        ("eslint", ".eslintrc", '{"rules": {"no-unused-vars": ["error", {"args": "none"}]}}', "a.js", {"unused-parameter"}),
        ("eslint", ".eslintrc", '{"rules": {"no-empty": ["error", {"allowEmptyCatch": true}]}}', "a.js",
         {"swallowed-exception"}),
        # The rule that a plugin has in its own form is switched off so that the plugin's can be on.
        ("eslint", ".eslintrc", '{"rules": {"no-unused-vars": "off", "@typescript-eslint/no-unused-vars": "error"}}', "a.js",
         set()),
        ("eslint", ".eslintrc", '{"rules": {"no-unused-vars": "off", "unused-imports/no-unused-imports": "error"}}', "a.js",
         {"unused-variable", "unused-parameter"}),
        ("eslint", ".eslintrc",
         '{"extends": ["plugin:@typescript-eslint/recommended"], "rules": {"no-unused-vars": "off", "no-undef": 0}}', "a.js",
         {"undefined-name"}),
        ("eslint", ".eslintrc",
         '{"overrides": [{"files": ["*.test.js"], "rules": {"no-undef": 0}}], "rules": {"no-undef": 2}}', "src/a.test.js",
         {"undefined-name"}),
        ("eslint", ".eslintrc",
         '{"overrides": [{"files": "lib/**/*.{js,ts}", "excludedFiles": "*.x.js", "rules": {"no-undef": 0}}]}', "lib/a/b.x.js",
         set()),
        ("eslint", ".eslintrc",
         '{"rules": {"no-undef": 0}, "overrides": [{"files": "lib/**/*.{js,ts}", "rules": {"no-undef": 2}}]}', "lib/b.ts",
         set()),
        # golangci-lint, both versions
        ("golangci", ".golangci.yml", "linters:\n  disable:\n    - ineffassign\n", "a.go", {"redundant-assignment"}),
        ("golangci", ".golangci.yml", "linters:\n  disable-all: true\n  enable: [govet]\n", "a.go", set()),
        ("golangci", ".golangci.yml",
         "issues:\n  exclude-rules:\n    - path: _test\\.go\n      linters: [unused]\n    - linters: [unparam]\n      text: x\n",
         "p/a_test.go", {"unused-variable", "unused-member"}),
        ("golangci", ".golangci.yml",
         'version: "2"\nlinters:\n  exclusions:\n    rules:\n      - path: (cmd|tools)/\n        linters: [forbidigo]\n',
         "tools/a.go", {"debug-print"}),
        # RuboCop
        ("rubocop", ".rubocop.yml", "Lint/Void:\n  Enabled: false\nStyle/RedundantReturn:\n  Enabled: true\n", "a.rb",
         {"useless-expression"}),
        ("rubocop", ".rubocop.yml", "Lint/Void:\n  Enabled: no\nSecurity/Eval:\n  Enabled: on\n", "a.rb",
         {"useless-expression"}),
        ("rubocop", ".rubocop.yml", "Security/Eval:\n  Exclude:\n    - 'lib/**/*'\n    - !ruby/regexp /x$/\n", "lib/a.rb",
         {"eval-use"}),
        ("rubocop", ".rubocop.yml", "Security/Eval:\n  Exclude:\n    - 'lib/**/*'\n", "app/a.rb", set()),
    ],
)  # fmt: skip
def test_silenced(tool: str, name: str, text: str, path: str, rules: set[str]) -> None:
    assert silent(tool, name, text, path) == rules


def test_what_pyright_leaves_out_is_silent_about_what_it_would_say() -> None:
    text = '{"exclude": ["old"], "reportUnusedImport": true}'
    rules = silent("pyright", "pyrightconfig.json", text, "old/a.py")
    assert {"unused-import", "undefined-name"} <= rules
    assert "debug-print" not in rules


@pytest.mark.parametrize(
    ("tool", "name", "text", "inside", "outside"),
    [
        ("ruff", "ruff.toml", 'exclude = ["migrations", "docs/*.py"]', "a/migrations/b.py", "docs/a/b.py"),
        ("ruff", "ruff.toml", '[lint]\nexclude = ["*_pb2.py"]', "a/x_pb2.py", "a/x_pb3.py"),
        (
            "flake8",
            ".flake8",
            "[flake8]\nexclude = .git,build,\n  docs/conf.py\n",
            "docs/conf.py",
            "docs/a.py",
        ),
        (
            "flake8",
            "setup.cfg",
            "[flake8]\nextend-exclude = tests/fixtures*\n",
            "tests/fixtures_1/a.py",
            "tests/a.py",
        ),
        ("pylint", ".pylintrc", "[MASTER]\nignore=CVS,_version.py\n", "a/_version.py", "a/version.py"),
        (
            "pylint",
            "pyproject.toml",
            "[tool.pylint.main]\nignore-paths = ['^old/.*$', 'doc']",
            "old/a.py",
            "src/a.py",
        ),
        (
            "eslint",
            ".eslintrc",
            '{"ignorePatterns": ["dist/", "*.d.ts", "!keep.d.ts"]}',
            "a/b.d.ts",
            "keep.d.ts",
        ),
        ("eslint", "package.json", '{"eslintIgnore": ["build"], "name": "x"}', "build/a.js", "src/a.js"),
        ("eslintignore", ".eslintignore", "# why\n/lib\n**/*.min.js\n", "lib/a.js", "src/lib/a.js"),
        (
            "golangci",
            ".golangci.yml",
            "run:\n  skip-dirs:\n    - third_party$\n    - gen\n",
            "gen/a.go",
            "cmd/a.go",
        ),
        ("rubocop", ".rubocop.yml", "AllCops:\n  Exclude:\n    - db/schema.rb\n", "db/schema.rb", "db/a.rb"),
    ],
)
def test_excluded(tool: str, name: str, text: str, inside: str, outside: str) -> None:
    config = read(tool, name, text)
    assert config is not None
    assert config.excluded.cover(inside)
    assert not config.excluded.cover(outside)


@pytest.mark.parametrize(
    ("tool", "name", "text", "names"),
    [
        ("ruff", "ruff.toml", 'builtins = ["_", "profile"]', {"_", "profile"}),
        ("flake8", ".flake8", "[flake8]\nbuiltins = _,\n  profile\n", {"_", "profile"}),
        ("pylint", ".pylintrc", "[VARIABLES]\nadditional-builtins=_,profile\n", {"_", "profile"}),
        (
            "eslint",
            ".eslintrc",
            '{"globals": {"a": true, "b": "readonly", "c": "off", "d": false}}',
            {"a", "b", "d"},
        ),
        ("eslint", ".eslintrc.yaml", "globals:\n  a: true\n  b: off\n  no: true\n  3: true\n", {"a", "no"}),
    ],
)
def test_names_that_are_defined_elsewhere(tool: str, name: str, text: str, names: set[str]) -> None:
    config = read(tool, name, text)
    assert config is not None
    assert overrides_of(language_named(LANGUAGES.get(tool, "python")), [(config, "a")]).names == names


@pytest.mark.parametrize(
    ("tool", "name", "text"),
    [
        ("ruff", "pyproject.toml", '[project]\nname = "x"\n'),
        ("pylint", "pyproject.toml", '[project]\nname = "pylint-x"\n'),
        ("pyright", "pyproject.toml", "[tool.other]\n"),
        ("flake8", "setup.cfg", "[metadata]\nname = x\n"),
        ("pylint", "tox.ini", "[testenv]\ndeps = pylint\n"),
        ("eslint", "package.json", '{"devDependencies": {"eslint": "8"}}'),
    ],
)
def test_a_file_without_a_section_for_the_tool_says_nothing(tool: str, name: str, text: str) -> None:
    assert read(tool, name, text) is None


@pytest.mark.parametrize(
    ("tool", "name", "text", "line"),
    [
        ("ruff", "ruff.toml", 'ignore = ["F401"]\nexclude = [', 2),
        ("flake8", ".flake8", "ignore = F401\n[flake8]\n", 1),
        ("flake8", ".flake8", "flake8]\nignore = E203\n", 1),
        ("ruff", "ruff.toml", "line-length = 100\nlint.ignore = 3\n", 2),
        ("ruff", "ruff.toml", '[lint]\nignore = ["F401", 3]\n', 2),
        ("ruff", "pyproject.toml", "[tool.ruff]\nexclude = true\n", 2),
        ("pylint", ".pylintrc", "disable=x\n[MAIN]\n", 1),
        ("pyright", "pyrightconfig.json", '{\n"a": 1\n"b": 2}', 3),
        ("eslint", ".eslintrc.json", '{"rules": {\n"a": }}', 2),
        ("eslint", ".eslintrc.json", "[" * 5000, 1),
        ("rubocop", ".rubocop.yml", "a: [1\nb: 2\n", 2),
        ("rubocop", ".rubocop.yml", "- 1\n", 1),
        ("rubocop", ".rubocop.yml", "a: !!bool maybe\n", 1),
        ("rubocop", ".rubocop.yml", "a: !!timestamp maybe\n", 1),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(tool: str, name: str, text: str, line: int) -> None:
    with pytest.raises(ConfigError) as caught:
        read(tool, name, text)
    assert caught.value.line == line
    assert "\n" not in caught.value.message


def test_values_of_other_types_are_passed_over() -> None:
    eslint = (
        '{"rules": {"no-undef": {}, "no-eval": true}, "overrides": {"a": 1}, "globals": [], "extends": 3}'
    )
    assert silent("eslint", ".eslintrc", eslint, "a.js") == set()


def test_a_regular_expression_that_could_take_long_is_left_out() -> None:
    config = read("pylint", ".pylintrc", "[MAIN]\nignore-paths=(a+)+$,(.*)*x,a**\n")
    assert config is not None
    assert not config.excluded.patterns


# Each line merges the one before ten times.
MERGES = "n0: &n0 {k: 1}\n" + "".join(
    f"n{n}: &n{n} {{<<: [{', '.join([f'*n{n - 1}'] * 10)}]}}\n" for n in range(1, 20)
)


@pytest.mark.parametrize(
    "text",
    [
        MERGES,
        "a: [" + "1," * 120_000 + "]\n",
    ],
    ids=["merges", "values"],
)
def test_a_yaml_text_that_would_take_long_is_refused(text: str) -> None:
    started = time.process_time()
    with pytest.raises(ConfigError, match="this YAML is not read"):
        read("rubocop", ".rubocop.yml", text)
    assert time.process_time() - started < 30


def test_merges_are_taken_over() -> None:
    text = "base: &base\n  Enabled: false\nLint/Void:\n  <<: [*base]\nSecurity/Eval:\n  <<: *base\n  Enabled: true\n"
    assert silent("rubocop", ".rubocop.yml", text, "a.rb") == {"useless-expression"}
