"""Reads rows of code to judge: `code`, and optionally `id`, `task` and `language`, as in `variorum bench quality`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from variorum.batch.code_extraction import extract_code
from variorum.batch.scorers import EMPTY, NO_LANGUAGE
from variorum.grading.judgement_rows import fields_of, id_of
from variorum.grading.material import Material, code_material
from variorum.languages import Language, UnknownLanguage, language_named
from variorum.syntax.language_detection import detect


def code_of_row(data: bytes) -> tuple[str | int | None, Material]:
    """Returns the id and the material of a row. Extracts the code from an answer that contains it.

    Raises `ValueError` that says what is wrong with the row, or that nothing tells what language the code is in.
    """
    fields = fields_of(data)
    answer = fields.get("code")
    if not isinstance(answer, str) or not answer.strip():
        raise ValueError("`code` must be a non-empty string")
    task = fields.get("task")
    if isinstance(task, bool) or not isinstance(task, str | int | float | None):
        raise ValueError("`task` must be a string")
    stated = _stated(fields)
    known = _known(stated)
    found = extract_code(answer, known)
    if not found.code.strip():
        raise ValueError(EMPTY)
    if not stated:
        known = detect(found.code, name=_path(fields), fence=found.fence).language
        if known is None:
            raise ValueError(NO_LANGUAGE)
    return id_of(fields), code_material(found.code, known.id if known else stated, _text(task))


def _text(task: str | float | None) -> str:
    return "" if task is None else str(task)


def _stated(fields: Mapping[str, Any]) -> str:
    stated = fields.get("language") or fields.get("lang") or ""
    if not isinstance(stated, str):
        raise ValueError("`language` must be a name")
    return stated


def _known(name: str) -> Language | None:
    """Returns the language with that name. Returns None if it is not supported; a model can still judge it."""
    try:
        return language_named(name.lower()) if name else None
    except UnknownLanguage:
        return None


def _path(fields: Mapping[str, Any]) -> str:
    path = fields.get("path")
    return path if isinstance(path, str) else ""
