"""missing-import: a name of the standard library that is used and not imported."""

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
    what="Finds well-known names of the standard library that the file uses and nothing in it imports; the first use is "
    "reported, the others are named beside it. `modules.toml` of a language lists the names. Silent in files "
    "that do not parse, about what the file's own package declares in another file of the workspace, and where an "
    "import brings everything of a module, header or namespace that is not listed: "
    "the name may come from there. What the headers of C++ bring along without being asked counts as included. "
    "Where other files of a package can declare names without being imported, a file of a package misses only the names "
    "that hardly mean anything else (`common` in `[rules.missing-import]`). A snippet, "
    "functions alone without any import, was cut out of a file that has the usual imports: what these bring is no "
    "more than an information there.",
    why="The file does not compile, or stops when it gets there. Translations lose imports more often than anything "
    "else.",
    example=Example(
        before="def area(radius):\n    return math.pi * radius**2\n",
        after="import math\n\ndef area(radius):\n    return math.pi * radius**2\n",
        language="python",
    ),
)


@RULE.check_file
def missing_imports_of_names(file: FileUnit) -> Iterator[Violation]:
    """Every library name without its import, where it is used first."""
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
            related=[Related(one, "used here, too") for one in others],
            severity=Severity.INFORMATION if missing.name in granted else None,
        )


def _message(missing: MissingImport) -> str:
    modules = " or ".join(f"`{module}`" for module in missing.modules[:3])
    if missing.modules == (missing.name,):
        return f"{modules} is used and not imported"
    return f"`{missing.name}` comes from {modules}, which is not imported"


def _fix(file: FileUnit, missing: MissingImport) -> Fix | None:
    """Writes the import; None where the name may come from more than one module."""
    policy = file.policy(RULE.id)
    if len(missing.modules) > 1:
        return None
    template = policy["module" if missing.is_module else "name"]
    has_imports = bool(file.document.items_with("import.statement"))
    if has_imports:
        template = policy.get("beside_imports", template)
    statement = template.format(module=missing.modules[0], name=missing.name)
    edit = import_edit(file.document, statement, policy["heads"], policy.get("package"))
    # In a file of its own the name may come from a place that is not seen here. A translation is known to lack it, unless
    # another file of the folder has a class of that name.
    is_safe = file.source_language is not None and is_common(file.language, missing.name)
    return Fix(f"Add `{statement}`", (edit,), is_safe)
