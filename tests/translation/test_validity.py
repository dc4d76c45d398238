"""What counts as missing from a translation: a snippet may omit what every file has, a whole file nothing."""

from __future__ import annotations

import pytest

import variorum

JAVA = "static int half(int[] values) {\n    return values.length / 2;\n}\n"


def validity(source: str, target: str, source_language: str, target_language: str) -> list[str]:
    score = variorum.score_translation(
        source, target, source_language=source_language, target_language=target_language
    )
    return [evidence.text for evidence in score.parts["validity"].evidence]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("java", "static int half(List<Integer> values) {\n    return values.size() / 2;\n}\n"),
        ("python", "def half(values: List[int]) -> int:\n    return len(values) // 2\n"),
        ("cpp", "int half(vector<int> values) {\n    return max(0, (int) values.size() / 2);\n}\n"),
    ],
)
def test_a_snippet_may_omit_the_usual_imports(language: str, text: str) -> None:
    assert validity(JAVA, text, "java", language) == []


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        (
            "java",
            "static BigInteger half(int[] values) {\n    return BigInteger.valueOf(values.length / 2);\n}\n",
            "BigInteger",
        ),
        ("python", "def half(values):\n    return floor(len(values) / 2)\n", "floor"),
        ("python", "def half(values):\n    return len(Counter(values)) // 2\n", "Counter"),
    ],
)
def test_a_snippet_may_not_omit_other_imports(language: str, text: str, name: str) -> None:
    assert any(f"`{name}`" in reason for reason in validity(JAVA, text, "java", language))


PROGRAM = "import sys\n\n\ndef half(values):\n    raise {name}(values)\n"


def test_an_unknown_type_in_a_whole_file_is_missing() -> None:
    program = PROGRAM.replace("{name}", "NoSuchElementException")
    assert validity(JAVA, program, "java", "python") == ["`NoSuchElementException` is not defined"]


def test_a_type_that_neither_side_declares_is_assumed_elsewhere() -> None:
    source = "static void half(int[] values) {\n    throw new StockError(values);\n}\n"
    assert validity(source, PROGRAM.replace("{name}", "StockError"), "java", "python") == []


def test_a_class_of_the_original_s_library_is_missing_even_from_a_snippet() -> None:
    text = "int half(vector<int> values) {\n    Collections.sort(values);\n    return values[0] / 2;\n}\n"
    assert validity(JAVA, text, "java", "cpp") == ["`Collections` is not defined"]


def test_names_that_no_compiler_accepts_are_missing() -> None:
    text = "func half(values []int) int {\n\tunused := 3\n\treturn len(values) / 2\n}\n"
    assert len(validity(JAVA, text, "java", "go")) == 1
    assert validity(JAVA, text.replace("unused := 3\n", "\n"), "java", "go") == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "cpp",
            "class Half {\n    int of(int all) { return rest(all); }\n    int rest(int all) { return all / 2; }\n};\n",
        ),
        (
            "go",
            "package main\n\ntype Half struct{ rest int }\n\nvar one = &Half{rest: 1}\nvar all = []Half{{rest: 2}}\n",
        ),
        (
            "go",
            'package main\n\ntype Half struct{ rest int }\n\nvar named = map[string]Half{"one": {rest: 1}}\n',
        ),
    ],
)
def test_members_are_defined_anywhere_in_their_class(language: str, text: str) -> None:
    assert validity(JAVA, text, "java", language) == []


ONE_OF_MANY = [
    ("cpp", '#include "shelf.h"\n\nint half(const Shelf& values) {\n    return count(values) / kHalf;\n}\n'),
    (
        "cpp",
        "#include <shelves/shelf.h>\n\nint half(const Shelf& values) {\n    return count(values) / kHalf;\n}\n",
    ),
    ("cpp", "#include <unistd.h>\n\nint half(int values) {\n    return lseek(values, 0, SEEK_END) / 2;\n}\n"),
    ("csharp", "namespace Shelves { class Half { int Of(Shelf values) => Count(values) / Parts; } }\n"),
    ("csharp", "using Shelves;\n\nclass Half { int Of(Shelf values) => Count(values) / Parts; }\n"),
    ("go", "package shelves\n\nfunc half(values Shelf) int {\n\treturn count(values) / parts\n}\n"),
    ("java", "package shelves;\n\nclass Half { int of(Shelf values) { return count(values) / PARTS; } }\n"),
    ("javascript", "shelves.half = function (values) { return count(values) / shelves.parts; };\n"),
    ("kotlin", "package shelves\n\nfun half(values: Shelf): Int = count(values) / parts\n"),
]


@pytest.mark.parametrize(("language", "text"), ONE_OF_MANY)
def test_a_fragment_may_use_names_of_other_files(language: str, text: str) -> None:
    assert validity(JAVA, text, "java", language) == []


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        ("go", "package main\n\nfunc main() {\n\tprintln(half(8))\n}\n", "half"),
        ("csharp", "namespace Halves { class Program { static void Main() { half(8); } } }\n", "half"),
        ("cpp", "#include <halves.h>\n\nint main() {\n    return half(8);\n}\n", "half"),
        ("csharp", "namespace Halves { class Half { object Of() => new ArrayDeque(); } }\n", "ArrayDeque"),
    ],
    ids=["program in Go", "program in C#", "program in C++", "a class of Java's"],
)
def test_a_program_must_define_its_names_and_lacks_the_original_s_library(
    language: str, text: str, name: str
) -> None:
    assert validity(JAVA, text, "java", language) == [f"`{name}` is not defined"]


def test_a_name_with_a_handler_is_not_missing() -> None:
    text = "import sys\n\ntry:\n    TEXT = basestring\nexcept NameError:\n    TEXT = str\n"
    assert validity(JAVA, text, "java", "python") == []


def test_preprocessor_symbols_are_not_names() -> None:
    text = "class Half {\n#if FAST && (SMALL || !SAFE)\n    int Of(int all) => all >> 1;\n#endif\n}\n"
    assert validity(JAVA, text, "java", "csharp") == []
