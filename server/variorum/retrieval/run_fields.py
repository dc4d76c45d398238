"""Reads the fields of one line of a run, in the shapes that the TREC tracks write them.

The evaluation tracks of TREC name the same things differently: RAGTIME and DRAGUN write `responses` and `topic_id`,
the RAG track `answer` and `narrative_id`, and the first RAG track had no `metadata`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from variorum.retrieval.json_lines import identifier
from variorum.retrieval.passages import passage_text

TOPIC_KEYS: Final = ("topic_id", "narrative_id")
ANSWER_KEYS: Final = ("responses", "answer")

_REFERENCE_IDS: Final = ("id", "docid", "doc_id")


class FieldError(ValueError):
    """A line that holds no answer; the message names the field."""


class Sentence(NamedTuple):
    """A piece of an answer and the ids of the documents that it cites; a citation without one stays as written."""

    text: str
    citations: tuple[str, ...] = ()


class Identity(NamedTuple):
    """Whose answer it is, and to which topic."""

    team: str
    run: str
    topic: str
    task: str


def identity(fields: Mapping[str, Any]) -> Identity:
    """Returns the ids of a line, from its `metadata` or, where that has none, from the line itself.

    Raises `FieldError` if the run or the topic is missing, or two names for the topic disagree.
    """
    metadata = fields.get("metadata")
    if metadata is None and identifier(fields.get("run_id")):
        metadata = {}
    if not isinstance(metadata, dict):
        raise FieldError("`metadata` must be an object with team_id, run_id and topic_id")
    # What the metadata states counts for more than what stands beside them.
    both = {**fields, **{key: value for key, value in metadata.items() if value is not None}}
    run = identifier(both.get("run_id"))
    if not run:
        raise FieldError("`metadata.run_id` is missing or no id")
    return Identity(identifier(both.get("team_id")), run, _topic(both), identifier(both.get("task")))


def sentences(fields: Mapping[str, Any]) -> tuple[Sentence, ...]:
    """Returns the pieces of an answer. Raises `FieldError` if they are no list of objects with a `text`."""
    key = next((key for key in ANSWER_KEYS if fields.get(key) is not None), ANSWER_KEYS[0])
    pieces = fields.get(key)
    if not isinstance(pieces, list) or not all(_is_piece(piece) for piece in pieces):
        raise FieldError(f"`{key}` must be a list of objects, each with a `text`")
    references = _references(fields)
    return tuple(
        Sentence(piece["text"], tuple(_document(one, references) or str(one) for one in _citations(piece)))
        for piece in pieces
    )


def dangling(fields: Mapping[str, Any]) -> tuple[str, ...]:
    """Returns the citations that no reference answers to, as they are written, for fields whose sentences can be read.

    A number cites by place, from 0; a text by the reference's id.
    """
    references = _references(fields)
    known = frozenset(map(_reference_id, references)) - {""}
    pieces = next(fields[key] for key in ANSWER_KEYS if fields.get(key) is not None)
    cited = (one for piece in pieces for one in _citations(piece))
    return tuple(dict.fromkeys(str(one) for one in cited if not _is_answered(one, references, known)))


def passages(fields: Mapping[str, Any]) -> dict[str, str]:
    """Returns the texts of documents that a line brings along, by their ids; a title stands before its text.

    They stand under `documents`, by id, or in references that are objects.
    """
    found: dict[str, str] = {}
    documents = fields.get("documents")
    given = list(documents.items()) if isinstance(documents, dict) else []
    given += [(_reference_id(one), one) for one in _references(fields)]
    for name, document in given:
        text = passage_text(document) if isinstance(document, dict) else ""
        if name and text:
            found.setdefault(name, text)
    return found


def _topic(fields: Mapping[str, Any]) -> str:
    given = {key: found for key in TOPIC_KEYS if (found := identifier(fields.get(key)))}
    if not given:
        raise FieldError("`metadata.topic_id` is missing or no id")
    if len(set(given.values())) > 1:
        raise FieldError(" but ".join(f"`{key}` is {topic}" for key, topic in given.items()))
    return next(iter(given.values()))


def _references(fields: Mapping[str, Any]) -> list[Any]:
    references = fields.get("references")
    if references is None:
        return []
    if not isinstance(references, list):
        raise FieldError("`references` must be a list")
    return references


def _reference_id(reference: object) -> str:
    if isinstance(reference, dict):
        return next((found for key in _REFERENCE_IDS if (found := identifier(reference.get(key)))), "")
    return identifier(reference)


def _citations(piece: Mapping[str, Any]) -> Iterator[object]:
    """Yields what a piece cites: a list of places or ids, or an object whose keys are ids."""
    yield from piece.get("citations") or ()


def _is_answered(citation: object, references: list[Any], known: frozenset[str]) -> bool:
    if isinstance(citation, int) and not isinstance(citation, bool):
        return citation in range(len(references))
    return identifier(citation) in known


def _document(citation: object, references: list[Any]) -> str:
    """Returns the id of the document that a citation means; "" where there is none."""
    if isinstance(citation, int) and not isinstance(citation, bool):
        return _reference_id(references[citation]) if citation in range(len(references)) else ""
    return identifier(citation)


def _is_piece(value: object) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("text"), str):
        return False
    return value.get("citations") is None or isinstance(value["citations"], list | dict)
