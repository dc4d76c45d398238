"""Findings as diagnostics, in the form that a client knows."""

from __future__ import annotations

import attrs

from variorum.languages import language_named
from variorum.lsp.conversion.diagnostics import diagnostics_of, setting_diagnostic
from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Params
from variorum.lsp.protocol.positions import Encoding
from variorum.lsp.snapshots.snapshot import Original, Snapshot
from variorum.settings import DEFAULT, SettingProblem
from variorum.syntax.document import Document

EVERY_RULE = attrs.evolve(DEFAULT, untranslated="all")
EVERYTHING = ClientCapabilities(
    encoding=Encoding.UTF_8,
    knows_related=True,
    knows_tags=frozenset({1}),
    knows_code_description=True,
    knows_data=True,
)


def snapshot(
    text: str, capabilities: ClientCapabilities = EVERYTHING, original: str | None = None
) -> Snapshot:
    document = Document.parse(text, language_named("python"))
    other = None
    if original is not None:
        other = Original("file:///a/A.java", "A.java", Document.parse(original, language_named("java")))
    return Snapshot(
        "file:///a/a.py", 1, document.text, EVERY_RULE, capabilities, "a.py", document, original=other
    )


def test_a_client_that_knows_everything_gets_everything() -> None:
    [shown] = diagnostics_of(snapshot("import os\n"))
    assert shown == {
        "range": {"start": {"line": 0, "character": 7}, "end": {"line": 0, "character": 9}},
        "severity": 2,
        "code": "unused-import",
        "source": "variorum",
        "message": "`os` is imported but never used",
        "codeDescription": {"href": shown["codeDescription"]["href"]},
        "tags": [1],
        "data": {"fix": "Remove the unused import"},
    }


def test_a_client_that_knows_nothing_gets_the_bare_diagnostic() -> None:
    [shown] = diagnostics_of(snapshot("import os\n", ClientCapabilities()))
    assert set(shown) == {"range", "severity", "code", "source", "message"}


def test_related_places_lead_into_the_original() -> None:
    java = "class A {\n    int first() { return 1; }\n    int second() { return 2; }\n}\n"
    shown = diagnostics_of(snapshot("class A:\n    def first(self):\n        return 1\n", original=java))
    [missing] = [one for one in shown if one["code"] == "missing-item"]
    [related] = missing["relatedInformation"]
    assert related["location"]["uri"] == "file:///a/A.java"
    assert related["location"]["range"]["start"]["line"] == 2


def test_a_text_that_is_not_analysed_has_one_remark() -> None:
    told = attrs.evolve(snapshot("import os\n"), document=None, problem="too large")
    [remark] = diagnostics_of(told)
    assert (remark["message"], remark["severity"]) == ("too large", 3)


def test_a_setting_is_marked_on_its_line() -> None:
    shown = setting_diagnostic(SettingProblem("wrong", "alpha", 3))
    assert shown["range"] == {"start": {"line": 2, "character": 0}, "end": {"line": 3, "character": 0}}


def test_capabilities_are_read_from_any_shape() -> None:
    assert ClientCapabilities.of(Params(None)) == ClientCapabilities()
    assert (
        ClientCapabilities.of(Params({"capabilities": {"general": 3, "textDocument": []}}))
        == ClientCapabilities()
    )
    pushed = {"publishDiagnostics": {"tagSupport": {"valueSet": [1]}, "relatedInformation": True}}
    told = ClientCapabilities.of(Params({"capabilities": {"textDocument": {"diagnostic": {}, **pushed}}}))
    assert told.pulls_diagnostics
    assert told.knows_related
    assert told.knows_tags == {1}
