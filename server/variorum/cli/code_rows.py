"""Rows of code to judge: `code`, perhaps with its `id`, `task` and `language`, as `variorum bench quality` reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from variorum.batch.answered_code import answered_code
from variorum.batch.scorers import EMPTY, NO_LANGUAGE
from variorum.judging.code_material import code_material
from variorum.judging.pair_rows import fields_of, id_of
from variorum.judging.prompt import Material
from variorum.languages import Language, UnknownLanguage, language_named
from variorum.syntax.language_detection import detect


def code_of_row(data: bytes) -> tuple[str | int | None, Material]:
    """The id and the material of a row. The code is taken out of the answer that holds it, where one does.

    Raises `ValueError` that says what is wrong with the row, or that nothing tells what language the code is in.
    """
    fields = fields_of(data)
    answer = fields.get("code")
    if not isinstance(answer, str) or not answer.strip():
        raise ValueError("`code` must be a text that is not empty")
    task = fields.get("task")
    if isinstance(task, bool) or not isinstance(task, str | int | float | None):
        raise ValueError("`task` must be a text")
    stated = _stated(fields)
    known = _known(stated)
    found = answered_code(answer, known)
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
    """The language of that name; a model can judge others as well."""
    try:
        return language_named(name.lower()) if name else None
    except UnknownLanguage:
        return None


def _path(fields: Mapping[str, Any]) -> str:
    path = fields.get("path")
    return path if isinstance(path, str) else ""
