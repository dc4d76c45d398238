"""Resolves imports to full names: `import pdb as p` binds `p` to `pdb`, `from pdb import set_trace` to `pdb.set_trace`."""

from __future__ import annotations

from collections.abc import Mapping

from variorum.syntax.item import ItemFacts, Match
from variorum.syntax.span import Span


def imported_paths(facts: ItemFacts) -> Mapping[Span, str]:
    """Returns the full name of each imported name of the item, by the place that binds it."""
    return dict(_bound(facts, match) for match in facts.matches.get("import.module", ()))


def _bound(facts: ItemFacts, match: Match) -> tuple[Span, str]:
    module, member, alias = match["import.module"], match.get("import.member"), match.get("import.alias")
    path = _text(facts, module)
    if member is not None:
        return alias or member, f"{path}.{_text(facts, member)}"
    if alias is not None:
        return alias, path
    # `import a.b` binds `a`; a use writes `.b` itself.
    first = path.partition(".")[0]
    return Span(module.start, module.start + len(first.encode())), first


def _text(facts: ItemFacts, span: Span) -> str:
    return "".join(facts.text_of(span).split())
