"""missing-import: a name of the standard library that is used and not imported."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Fix, Related, Severity, Violation, Weight
from variorum.rules.import_place import import_edit
from variorum.rules.missing_names import MissingName, is_common, missing_names
from variorum.rules.rule import Category, Context, Example, Rule
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
    "that do not parse, and where an import brings everything of a module, header or namespace that is not listed: "
    "the name may come from there. What the headers of C++ bring along without being asked counts as included. "
    "Where other files of a package can declare names without being imported, a file of a package misses only the names "
    "that hardly mean anything else (`common` in `[rules.missing-import]`), and only the imports of these are a safe fix.",
    why="The file does not compile, or stops when it gets there. Translations lose imports more often than anything "
    "else.",
    example=Example(
        before="def area(radius):\n    return math.pi * radius**2\n",
        after="import math\n\ndef area(radius):\n    return math.pi * radius**2\n",
        language="python",
    ),
)


@RULE.check_file
def names_without_import(file: FileUnit) -> Iterator[Violation]:
    """Every library name without its import, where it is used first."""
    for missing in missing_names(file):
        first, *others = missing.uses
        yield RULE.at(
            first,
            _message(missing),
            fix=_fix(file, missing),
            related=[Related(one, "used here, too") for one in others],
        )


def _message(missing: MissingName) -> str:
    modules = " or ".join(f"`{module}`" for module in missing.modules[:3])
    if missing.modules == (missing.name,):
        return f"{modules} is used and not imported"
    return f"`{missing.name}` comes from {modules}, which is not imported"


def _fix(file: FileUnit, missing: MissingName) -> Fix | None:
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
    # Where another file of the folder has a class of that name, the import would put another in its place.
    return Fix(f"Add `{statement}`", (edit,), is_safe=is_common(file.language, missing.name))
