"""Opens every pair of a workspace and prints what an editor shows of it."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from variorum.cli.demo_client import Editor, Json
from variorum.cli.demo_screen import Screen
from variorum.languages import language_of_path
from variorum.rules.finding import Severity
from variorum.syntax.source_text import SourceText
from variorum.translation.pair_search import Pair
from variorum.workspace import Workspace

# How long, in seconds, a user waits for the scores of a file.
_REFRESH = 10.0
# How many findings the short demo shows.
_WORST = 3


@attrs.frozen
class OpenedTranslation:
    """A translation that is open in the editor, with its lenses and diagnostics."""

    pair: Pair
    text: SourceText
    uri: str
    lenses: list[Json]
    diagnostics: list[Json]


class DemoSession:
    """An editor session over the pairs of a workspace."""

    def __init__(self, editor: Editor, screen: Screen, workspace: Workspace) -> None:
        self._editor = editor
        self._screen = screen
        self._workspace = workspace
        self._may_wait = True

    def views(self, pairs: Iterable[Pair]) -> list[OpenedTranslation]:
        """Opens both files of every pair. The translation with the most findings comes first."""
        found = [self._view(pair) for pair in pairs]
        return sorted(found, key=lambda view: len(view.diagnostics), reverse=True)

    def show(self, view: OpenedTranslation) -> None:
        """Prints everything that the editor shows of a translation."""
        self._title(view)
        self._screen.lenses(view.lenses)
        for diagnostic in view.diagnostics:
            titles = dict.fromkeys(str(action["title"]) for action in self._actions(view, diagnostic))
            self._screen.diagnostic(view.pair.target, view.text, diagnostic, list(titles))
        self._hover(view)
        self._screen.score(self._score(view.uri)["markdown"])

    def summarize(self, view: OpenedTranslation) -> None:
        """Prints the worst findings of a translation with their fixes, and its scores on one line."""
        self._title(view)
        worst = sorted(view.diagnostics, key=_sort_key)[:_WORST]
        for diagnostic in worst:
            actions = self._actions(view, diagnostic)
            fixes = [str(action["title"]) for action in actions if action.get("kind") == "quickfix"]
            self._screen.diagnostic(view.pair.target, view.text, diagnostic, fixes)
        self._screen.scores(self._score(view.uri)["markdown"], len(view.diagnostics) - len(worst))

    def _title(self, view: OpenedTranslation) -> None:
        self._screen.title(f"{view.pair.target}, translated from {view.pair.source}")

    def _score(self, uri: str) -> Json:
        return self._command("variorum.scoreTranslation", {"uri": uri, "quiet": True})

    def _command(self, name: str, argument: Json) -> Json:
        asked = {"command": name, "arguments": [argument]}
        answer: Json = self._editor.request("workspace/executeCommand", asked)
        return answer

    def _view(self, pair: Pair) -> OpenedTranslation:
        self._open(pair.source)
        text = self._open(pair.target)
        uri = self._uri(pair.target)
        if self._lenses(uri):
            # Differential findings arrive after a pause. A score waits for them.
            self._score(uri)
        lenses = self._lenses(uri)
        report = self._editor.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
        return OpenedTranslation(pair, text, uri, lenses, report["items"])

    def _open(self, path: str) -> SourceText:
        text = self._workspace.read(path).text
        language = language_of_path(path, text)
        identifier = language.id if language else "plaintext"
        item = {"uri": self._uri(path), "languageId": identifier, "version": 1, "text": text}
        self._editor.notify("textDocument/didOpen", {"textDocument": item})
        return SourceText.of(text)

    def _lenses(self, uri: str) -> list[Json]:
        """Returns the lenses. Waits for the refresh request that follows when the server has listed the workspace."""
        while True:
            self._editor.refreshed.clear()
            found = self._editor.request("textDocument/codeLens", {"textDocument": {"uri": uri}}) or []
            # Code lenses of a pair are resolved at once. Others belong to files that are not translations.
            lenses: list[Json] = [lens for lens in found if "command" in lens]
            if lenses or not self._may_wait:
                return lenses
            # The workspace may disable code lenses, so the first wait is the only one.
            self._may_wait = self._editor.refreshed.wait(_REFRESH)

    def _actions(self, view: OpenedTranslation, diagnostic: Json) -> list[Json]:
        """Returns the code actions for a diagnostic."""
        context = {"diagnostics": [diagnostic], "triggerKind": 1}
        params = {"textDocument": {"uri": view.uri}, "range": diagnostic["range"], "context": context}
        actions: list[Json] = self._editor.request("textDocument/codeAction", params) or []
        return actions

    def _hover(self, view: OpenedTranslation) -> None:
        """Hovers over the item with the last divergence, otherwise over the item with the lowest score."""
        listed = self._command("variorum.items", {"uri": view.uri})["items"] if view.lenses else []
        items = [one for one in listed if one["s"] is not None]
        if not items:
            return
        diverging = [one for one in items if one["findings"]]
        lowest = min(items, key=_score_of)
        item = max(diverging, key=_name_line) if diverging else lowest
        place = item["target"]["selectionRange"]["start"]
        hover = self._editor.request(
            "textDocument/hover", {"textDocument": {"uri": view.uri}, "position": place}
        )
        if hover:
            self._screen.hover(view.text, place, hover["contents"]["value"])

    def _uri(self, path: str) -> str:
        return (self._workspace.root / path).as_uri()


def _sort_key(diagnostic: Json) -> tuple[int, bool, int]:
    """Orders by severity, then divergences before other findings, then by line."""
    severity: int = diagnostic.get("severity", Severity.WARNING)
    return severity, not diagnostic.get("relatedInformation"), _line(diagnostic)


def _line(item: Json) -> int:
    """Returns the 0-based line on which a diagnostic or a lens begins."""
    line: int = item["range"]["start"]["line"]
    return line


def _name_line(item: Json) -> int:
    """Returns the 0-based line of an item's name in the translation."""
    line: int = item["target"]["selectionRange"]["start"]["line"]
    return line


def _score_of(item: Json) -> float:
    score: float = item["s"]
    return score
