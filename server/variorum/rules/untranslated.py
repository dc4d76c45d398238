"""Sets the severities in files that nobody translated.

Such a file is shown as a warning or an error only what is certainly true. `benchmarks/verdicts/` has findings of mature,
untranslated code that a reader judged: the rules listed here were true in less than nine of ten of their rows, so that their
findings are information. A test holds the list to these rows. A language lowers further rules by `untranslated` in
`[rules.<id>]`, because its compilers report the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.languages import Language
from variorum.rules.finding import Severity, Violation
from variorum.rules.policies import severity_if_untranslated, usual_severity

# The rules that have not earned a warning in any language.
INFORMATION_IF_UNTRANSLATED = frozenset(
    {
        "syntax-error",
        "undefined-name",
        "unused-member",
        "unreachable",
        "useless-expression",
        "self-assignment",
        "unused-label",
    }
)


def with_untranslated_severity(
    violations: Sequence[Violation], language: Language, *, certain_only: bool
) -> Sequence[Violation]:
    """Returns the violations of an untranslated file with their severities there.

    Args:
        violations: what the rules found.
        language: the language of the file.
        certain_only: whether the rules that have not earned a warning are lowered, too.
    """
    return [_lowered(one, language, certain_only=certain_only) for one in violations]


def _lowered(violation: Violation, language: Language, *, certain_only: bool) -> Violation:
    rule = violation.rule
    if certain_only and rule.id in INFORMATION_IF_UNTRANSLATED:
        usual = violation.severity or usual_severity(language, rule.id) or rule.severity
        return attrs.evolve(violation, severity=max(usual, Severity.INFORMATION))
    stated = severity_if_untranslated(language, rule.id)
    if stated is None or violation.severity is not None:
        return violation
    return attrs.evolve(violation, severity=stated)
