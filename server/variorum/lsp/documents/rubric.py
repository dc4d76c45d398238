"""Shows the mistakes in rubric files, and helps with writing them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.grading.rubric import Scoring
from variorum.grading.rubric_keys import RubricKey, keys_at
from variorum.grading.shipped_rubrics import check_rubric
from variorum.lsp.documents.yaml_view import PROPERTY_ITEM, VALUE_ITEM, YamlView
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json
from variorum.memo import memoized_property
from variorum.reports.markup import markdown, markdown_code
from variorum.rules.finding import Severity
from variorum.syntax.span import Span

_SCORING = re.compile(rb"^scoring[ ]*:[ ]*(\w+)", re.M)


class RubricView(YamlView):
    """A rubric file, as a judge reads it."""

    @memoized_property
    def scoring(self) -> Scoring:
        """How the rubric comes to its result. It is weighted unless it says otherwise."""
        found = _SCORING.search(self.versioned.text.data)
        name = found[1].decode("ascii", "replace") if found else ""
        return Scoring(name) if name in set(Scoring) else Scoring.WEIGHTED

    def diagnostics(self) -> Iterator[Json]:
        """Yields everything that keeps the file from being a rubric, each on its line."""
        if not self.versioned.text.data.strip():
            return
        for line, message in check_rubric(str(self.versioned.text)).problems:
            yield self.problem(line - 1, message, Severity.ERROR, "rubric")

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """Yields what the key under the cursor means, and the values that it takes."""
        found = self.key_at(offset)
        if found is None:
            return
        name, span = found
        key = keys_at(self.path(self.versioned.text.line_at(offset)), self.scoring).get(name)
        if key is None:
            return
        values = f" One of {', '.join(key.values)}." if key.values else ""
        text = f"**{markdown_code(key.name)}**\n\n{markdown(key.means + values)}"
        yield Explanation(text, f"{key.name}: {key.means}{values}", span)

    def suggestions(self, offset: int) -> list[Json]:
        """Returns keys where a key can be, and values behind the colon or in the list of a key."""
        before = self.typed_before(offset)
        if before is None:
            return []
        line, indent = self.versioned.text.line_at(offset), len(before["indent"])
        path = self.path(line, indent)
        if before["colon"]:
            key = keys_at(path, self.scoring).get(before["key"])
            return self._values(key, Span(offset - len(before["value"]), offset)) if key else []
        typed = Span(offset - len(before["key"]), offset)
        around = keys_at(path[:-1], self.scoring).get(path[-1]) if path else None
        if around is not None and around.values:
            return self._values(around, typed)
        present = self.siblings(line, indent)
        return [
            self.completion(key.name, _line_start(key), key.means, typed, PROPERTY_ITEM)
            for key in keys_at(path, self.scoring).values()
            if key.name not in present
        ]

    def _values(self, key: RubricKey, typed: Span) -> list[Json]:
        return [self.completion(one, one, key.means, typed, VALUE_ITEM) for one in key.values]


def _line_start(key: RubricKey) -> str:
    """Returns a key as it begins a line."""
    return f"{key.name}:" if key.is_list else f"{key.name}: "
