"""unused-parameter: a parameter that the function does not read."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Tag, Violation, Weight
from variorum.rules.policies import is_ignored
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.outline import Declaration

RULE = Rule(
    id="unused-parameter",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    tags={Tag.UNNECESSARY},
    is_default=False,
    is_about_local_names=True,
    context=Context.PROGRAM,
    is_style_rule=True,
    what=(
        "Finds parameters that the body of their function never reads. Ignored are functions without a body, functions whose "
        "signature is fixed (overrides, overloads, operators), names that a language exempts (`ignore`), and, where the language "
        "says so (`private_only`), every function that code outside of its class can call or override. An explicit receiver "
        "counts if only callers of the type itself supply it. Off by default, because callers may require the parameter."
    ),
    why="Every caller has to find a value for a parameter that has no effect.",
    example=Example(
        before="def area(width, height, depth):\n    return width * height\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)

# Kinds of bindings that leave a parameter the value that the caller passed.
_WITHOUT_VALUE = frozenset({"parameter", "declared"})


@RULE.check_item
def unused_parameters(item: ItemUnit) -> Iterator[Violation]:
    """Reports unread parameters of functions with a body."""
    if item.facts.names.is_dynamic:
        return
    private = {match["private"] for match in item.matches("private")}
    given = {match["parameters.given"] for match in item.matches("parameters.given")}
    private_only = item.policy(RULE.id).get("private_only")
    for binding in item.facts.names.inner:
        if binding.kind != "parameter" or binding.is_read or is_ignored(item.language, RULE.id, binding.name):
            continue
        if binding.scope in given or (private_only and binding.scope not in private):
            continue
        if binding.kinds[-1] not in _WITHOUT_VALUE:
            # The function binds the name again, in the head of a loop or a handler.
            continue
        if _has_body(item.facts.declarations, binding):
            yield RULE.at(binding.first, f"parameter `{binding.name}` is never used")


@RULE.check_files_with("receiver")
def unused_receivers(file: FileUnit) -> Iterator[Violation]:
    """Reports receivers (`@receiver`) that the method never reads, in a type's own methods, which no interface requires."""
    for item in file.document.items_with("receiver"):
        matches = item.facts.matches["receiver"]
        if item.facts.is_broken or item.container is None:
            continue
        place = min(match["receiver"] for match in matches)
        if "receiver.own" in item.container.facts.matches:
            for binding in item.facts.names.inner:
                if binding.first == place and not binding.is_read:
                    message = f"receiver `{binding.name}` is never used"
                    yield RULE.at(place, message).shifted(item.span.start)


def _has_body(declarations: tuple[Declaration, ...], binding: Binding) -> bool:
    """Returns whether the declaration of the parameter, if it has one, has a body."""
    around = [one for one in declarations if one.span.contains(binding.first)]
    return not around or around[-1].body is not None
