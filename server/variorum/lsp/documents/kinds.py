"""Recognises the kind of a document by its name and its beginning alone, because every keystroke asks."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from variorum.syntax.source_text import SourceText, decode

if TYPE_CHECKING:
    from variorum.lsp.documents.companion import Companion
    from variorum.lsp.documents.document_view import DocumentView
    from variorum.lsp.protocol.versioned_text import VersionedText
    from variorum.settings import Settings

RESPONSE_ENDING = ".response.md"
_WORKFLOW_KEY = re.compile(rb"^(?:judge_settings|qrels_settings|judge_class|variants|sweeps)[ \t]*:", re.M)
# As far as a run file's first lines are looked at.
_REACH = 65_536
_RUBRIC_KEY = re.compile(rb"^scoring[ \t]*:", re.M)
_RATING_ENDING = ".rating.md"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def is_response(name: str, text: SourceText) -> bool:
    """Whether the name or the front matter says that this is a response document."""
    if name.endswith(RESPONSE_ENDING):
        return True
    if not text.data.removeprefix(_BYTE_ORDER_MARK).startswith(b"---"):
        return False
    from variorum.responses.document import is_response_document

    return is_response_document(decode(text.data))


def is_run(name: str, text: SourceText) -> bool:
    """Whether this is a retrieval run: JSON Lines whose first objects hold ids and the pieces of an answer."""
    start = text.data[:_REACH]
    if not start.lstrip().startswith(b"{"):
        return False
    if b'"metadata"' in start and b'"responses"' in start:
        return True
    # The RAG track's word for the pieces is a common one, so these have to name a run and list references.
    return all(key in start for key in (b'"answer"', b'"references"', b'"run_id"'))


def is_workflow(name: str, text: SourceText) -> bool:
    """Whether this is a retrieval judge's workflow; others use the file name too, for other things."""
    if PurePosixPath(name).name not in ("workflow.yml", "workflow.yaml"):
        return False
    return not text.data.strip() or _WORKFLOW_KEY.search(text.data) is not None


def is_rating(name: str, text: SourceText) -> bool:
    """Whether the name says that this is a form on which a person rates a translation."""
    return name.endswith(_RATING_ENDING)


def is_rubric(name: str, text: SourceText) -> bool:
    """Whether this is a rubric: a YAML file in a folder of rubrics, where others keep other things as well."""
    path = PurePosixPath(name)
    if path.suffix not in (".yaml", ".yml") or path.parent.name != "rubrics":
        return False
    return path.parent.parent.name == ".variorum" or _RUBRIC_KEY.search(text.data) is not None


_KINDS: Mapping[str, Callable[[str, SourceText], bool]] = {
    "rating": is_rating,
    "response": is_response,
    "rubric": is_rubric,
    "run": is_run,
    "workflow": is_workflow,
}
# A run may be as long as it likes: its lines are read one by one, and only those that change.
_READ_BY_LINE = frozenset({"run"})


def kind_of(name: str, text: SourceText) -> str | None:
    """Returns the kind of a text by its path, or None for any other text."""
    return next((kind for kind, recognises in _KINDS.items() if recognises(name, text)), None)


def limits_size(kind: str | None) -> bool:
    """Whether a text of this kind is not analysed if it is larger than the settings allow."""
    return kind not in _READ_BY_LINE


def companions_of(kind: str | None, settings: Settings) -> tuple[str, ...]:
    """Returns the files that a document of this kind is analysed with, by their paths in the folders around it."""
    return (settings.topics, settings.workflow) if kind == "run" else ()


def view_of(
    kind: str, versioned: VersionedText, companions: Sequence[Companion | None], before: object
) -> DocumentView:
    """Returns the text read as a document of its kind. The arguments are those of `DocumentView`."""
    module = import_module(f"variorum.lsp.documents.{kind}")
    view: type[DocumentView] = getattr(module, f"{kind.capitalize()}View")
    return view(versioned, companions, before)
