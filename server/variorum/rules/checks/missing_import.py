"""missing-import: a name of the standard library that is used without an import."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Fix, Related, Severity, Violation, Weight
from variorum.rules.import_insertion import import_edit
from variorum.rules.missing_imports import MissingImport, is_common, missing_imports
from variorum.rules.rule import Category, Context, Example, Rule
from variorum.rules.snippets import is_snippet, names_provided_to_snippets
from variorum.rules.unit import FileUnit

RULE = Rule(
    id="missing-import",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    narrows="undefined-name",
    context=Context.FILE,
    what=(
        "Finds well-known names of the standard library that the file uses without importing them. The first use is reported, "
        "the others are related places. `modules.toml` of a language lists the names. Files with syntax errors, names that "
        "another file of the package declares, and files with a star import of an unlisted module, header or namespace are "
        "ignored. Headers that C++ headers usually include count as included. If other files of a package can declare names "
        "without an import, only names that hardly mean anything else are reported in a file of a package (`common` in "
        "`[rules.missing-import]`). In a snippet, which is only functions without imports, missing usual imports are information."
    ),
    why="The file does not compile, or fails when it gets there. Lost imports are the most common mistake of translations.",
    example=Example(
        before="def area(radius):\n    return math.pi * radius**2\n",
        after="import math\n\ndef area(radius):\n    return math.pi * radius**2\n",
        language="python",
    ),
)


@RULE.check_file
def missing_imports_of_names(file: FileUnit) -> Iterator[Violation]:
    """Reports every library name without its import, at its first use."""
    found = missing_imports(file)
    granted = (
        names_provided_to_snippets(file.language) if found and is_snippet(file.document) else frozenset()
    )
    for missing in found:
        first, *others = missing.uses
        yield RULE.at(
            first,
            _message(missing),
            fix=_fix(file, missing),
            related=[Related(one, "also used here") for one in others],
            severity=Severity.INFORMATION if missing.name in granted else None,
        )


def _message(missing: MissingImport) -> str:
    modules = " or ".join(f"`{module}`" for module in missing.modules[:3])
    if missing.modules == (missing.name,):
        return f"{modules} is used without an import"
    return f"`{missing.name}` is used without importing {modules}"


def _fix(file: FileUnit, missing: MissingImport) -> Fix | None:
    """Returns the fix that adds the import. Returns None if several modules define the name."""
    policy = file.policy(RULE.id)
    if len(missing.modules) > 1:
        return None
    template = policy["module" if missing.is_module else "name"]
    has_imports = bool(file.document.items_with("import.statement"))
    if has_imports:
        template = policy.get("beside_imports", template)
    statement = template.format(module=missing.modules[0], name=missing.name)
    edit = import_edit(file.document, statement, policy["heads"], policy.get("package"))
    # In an untranslated file the name may be defined elsewhere. A translation lacks the import, unless another file of the folder
    # has a class of that name.
    is_safe = file.source_language is not None and is_common(file.language, missing.name)
    return Fix(f"Add `{statement}`", (edit,), is_safe)
