"""Rubric files: mistakes in their lines, and help with writing them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from variorum.grading.rubric import Scoring
from variorum.grading.rubric_keys import RubricKey, keys_at
from variorum.grading.shipped_rubrics import check_rubric
from variorum.lsp.convert import SOURCE
from variorum.lsp.edits import text_edit
from variorum.lsp.explanation import Explanation
from variorum.lsp.params import Json
from variorum.lsp.positions import range_of
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.views.view import View
from variorum.reports.markup import markdown, markdown_code
from variorum.rules.finding import Edit, Severity
from variorum.syntax.span import Span

# The kinds of completion item that editors show as a property and as a value; the numbers are LSP's.
_PROPERTY_ITEM, _VALUE_ITEM = 10, 12
_LINE = re.compile(r"(?P<indent>[ ]*(?:-[ ]+)?)(?P<key>\w*)(?P<colon>[ ]*:[ ]*)?(?P<value>[^#\s]*)", re.ASCII)
_SCORING = re.compile(rb"^scoring[ ]*:[ ]*(\w+)", re.M)


def view_of(snapshot: Snapshot) -> RubricView:
    """The view of a rubric file."""
    return RubricView(snapshot)


class RubricView(View):
    """A rubric file, as a judge will read it."""

    @cached_property
    def scoring(self) -> Scoring:
        """How the rubric comes to its result; weighted as long as it does not say."""
        found = _SCORING.search(self.snapshot.text.data)
        name = found[1].decode("ascii", "replace") if found else ""
        return Scoring(name) if name in set(Scoring) else Scoring.WEIGHTED

    def diagnostics(self) -> Iterator[Json]:
        """Everything that keeps the file from being a rubric, each on what its line holds."""
        if not self.snapshot.text.data.strip():
            return
        for line, message in check_rubric(str(self.snapshot.text)).problems:
            yield {
                "range": self._range(self._content(line - 1)),
                "severity": int(Severity.ERROR),
                "code": "rubric",
                "source": SOURCE,
                "message": message,
            }

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """What the key under the cursor means, and the values that it takes."""
        line = self.snapshot.text.line_at(offset)
        found = _LINE.match(self._line(line))
        if found is None or not found["colon"]:
            return
        start = self.snapshot.text.line_starts[line]
        span = Span(start + found.start("key"), start + found.end("key"))
        key = keys_at(self._path(line, len(found["indent"])), self.scoring).get(found["key"])
        if key is None or not span.start <= offset <= span.end:
            return
        values = f" One of {', '.join(key.values)}." if key.values else ""
        text = f"**{markdown_code(key.name)}**\n\n{markdown(key.means + values)}"
        yield Explanation(text, f"{key.name}: {key.means}{values}", span)

    def suggestions(self, offset: int) -> list[Json]:
        """Keys where a key can stand, and values behind the colon or in the list of a key."""
        text = self.snapshot.text
        line = text.line_at(offset)
        start = text.line_starts[line]
        before = _LINE.fullmatch(text.slice(Span(start, offset)))
        if before is None:
            return []
        indent = len(before["indent"])
        path = self._path(line, indent)
        if before["colon"]:
            key = keys_at(path, self.scoring).get(before["key"])
            typed = Span(offset - len(before["value"]), offset)
            return [self._item(one, one, key, typed, _VALUE_ITEM) for one in key.values] if key else []
        typed = Span(offset - len(before["key"]), offset)
        around = keys_at(path[:-1], self.scoring).get(path[-1]) if path else None
        if around is not None and around.values:
            return [self._item(one, one, around, typed, _VALUE_ITEM) for one in around.values]
        present = self._siblings(line, indent)
        keys = [key for key in keys_at(path, self.scoring).values() if key.name not in present]
        return [self._item(one.name, _written(one), one, typed, _PROPERTY_ITEM) for one in keys]

    def _path(self, line: int, indent: int) -> tuple[str, ...]:
        """The keys around a line, the outermost first: those of the lines above that are indented less."""
        path: list[str] = []
        for number in range(line - 1, -1, -1):
            found = _LINE.match(self._line(number))
            if found is None or not found["key"] or not found["colon"]:
                continue
            # A list may stand as far left as its key.
            if len(found["indent"]) < indent:
                indent = len(found["indent"])
                path.insert(0, found["key"])
            if indent == 0:
                break
        return tuple(path)

    def _siblings(self, line: int, indent: int) -> set[str]:
        """The keys that the mapping around a line holds already."""
        found: set[str] = set()
        for steps in (range(line - 1, -1, -1), range(line + 1, len(self.snapshot.text.line_starts))):
            for number in steps:
                content = self._line(number)
                match = _LINE.match(content)
                if match is None or not content.strip():
                    continue
                depth = len(match["indent"])
                starts_item = "-" in match["indent"] and depth == indent
                if depth < indent or (starts_item and number > line):
                    break
                if depth == indent:
                    found.add(match["key"])
                if starts_item:
                    break
        return found

    def _line(self, number: int) -> str:
        return self.snapshot.text.line_content(number).decode("utf-8", "replace")

    def _content(self, number: int) -> Span:
        """What a line holds, without the blanks around it."""
        text = self.snapshot.text
        number = min(number, len(text.line_starts) - 1)
        content, start = text.line_content(number), text.line_starts[number]
        lead = len(content) - len(content.lstrip())
        return Span(start + lead, start + max(lead, len(content.rstrip())))

    def _range(self, span: Span) -> Json:
        return range_of(self.snapshot.text, span, self.snapshot.abilities.encoding)

    def _item(self, label: str, inserted: str, key: RubricKey, typed: Span, kind: int) -> Json:
        return {
            "label": label,
            "kind": kind,
            "detail": key.means,
            "filterText": label,
            "textEdit": text_edit(
                self.snapshot.text, Edit(typed, inserted), self.snapshot.abilities.encoding
            ),
        }


def _written(key: RubricKey) -> str:
    """A key as it begins a line."""
    return f"{key.name}:" if key.is_list else f"{key.name}: "
