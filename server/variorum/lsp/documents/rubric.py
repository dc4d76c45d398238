"""Shows the mistakes in rubric files, and helps with writing them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.grading.rubric import Scoring
from variorum.grading.rubric_keys import RubricKey, keys_at
from variorum.grading.shipped_rubrics import check_rubric
from variorum.lsp.documents.document_view import DocumentView
from variorum.lsp.protocol.constants import SOURCE
from variorum.lsp.protocol.edits import text_edit
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.memo import memoized_property
from variorum.reports.markup import markdown, markdown_code
from variorum.rules.finding import Edit, Severity
from variorum.syntax.span import Span

# The kinds of completion item that editors show as a property and as a value; the numbers are LSP's.
_PROPERTY_ITEM, _VALUE_ITEM = 10, 12
_LINE = re.compile(r"(?P<indent>[ ]*(?:-[ ]+)?)(?P<key>\w*)(?P<colon>[ ]*:[ ]*)?(?P<value>[^#\s]*)", re.ASCII)
_SCORING = re.compile(rb"^scoring[ ]*:[ ]*(\w+)", re.M)


class RubricView(DocumentView):
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
            yield {
                "range": self._range(self._content(line - 1)),
                "severity": int(Severity.ERROR),
                "code": "rubric",
                "source": SOURCE,
                "message": message,
            }

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """Yields what the key under the cursor means, and the values that it takes."""
        line = self.versioned.text.line_at(offset)
        found = _LINE.match(self._line(line))
        if found is None or not found["colon"]:
            return
        start = self.versioned.text.line_starts[line]
        span = Span(start + found.start("key"), start + found.end("key"))
        key = keys_at(self._path(line, len(found["indent"])), self.scoring).get(found["key"])
        if key is None or not span.start <= offset <= span.end:
            return
        values = f" One of {', '.join(key.values)}." if key.values else ""
        text = f"**{markdown_code(key.name)}**\n\n{markdown(key.means + values)}"
        yield Explanation(text, f"{key.name}: {key.means}{values}", span)

    def suggestions(self, offset: int) -> list[Json]:
        """Returns keys where a key can be, and values behind the colon or in the list of a key."""
        text = self.versioned.text
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
        """Returns the keys around a line, the outermost first: those of the lines above that are indented less."""
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
        """Returns the keys that the mapping around a line has already."""
        found: set[str] = set()
        for steps in (range(line - 1, -1, -1), range(line + 1, len(self.versioned.text.line_starts))):
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
        return self.versioned.text.line_content(number).decode("utf-8", "replace")

    def _content(self, number: int) -> Span:
        """Returns the range of a line without the blanks around its content."""
        text = self.versioned.text
        number = min(number, len(text.line_starts) - 1)
        content, start = text.line_content(number), text.line_starts[number]
        lead = len(content) - len(content.lstrip())
        return Span(start + lead, start + max(lead, len(content.rstrip())))

    def _range(self, span: Span) -> Json:
        return range_of(self.versioned.text, span, self.versioned.capabilities.encoding)

    def _item(self, label: str, inserted: str, key: RubricKey, typed: Span, kind: int) -> Json:
        return {
            "label": label,
            "kind": kind,
            "detail": key.means,
            "filterText": label,
            "textEdit": text_edit(
                self.versioned.text, Edit(typed, inserted), self.versioned.capabilities.encoding
            ),
        }


def _written(key: RubricKey) -> str:
    """Returns a key as it begins a line."""
    return f"{key.name}:" if key.is_list else f"{key.name}: "
