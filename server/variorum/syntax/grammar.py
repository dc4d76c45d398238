"""Parsers and compiled queries: made when first used, once per language."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tree_sitter import Language as Grammar
from tree_sitter import Parser, Query

from variorum.languages import Language


@cache
def grammar_of(language: Language) -> Grammar:
    """The tree-sitter grammar that `language.toml` names as `module:function`."""
    module, function = language.grammar.split(":")
    return Grammar(getattr(import_module(module), function)())


def new_parser(language: Language) -> Parser:
    """A parser of one's own: parsers keep state and must not be shared between threads."""
    return Parser(grammar_of(language))


@cache
def query_of(language: Language, name: str) -> Query | None:
    """The compiled query file `name`, or None where the language has no such file.

    Raises:
        tree_sitter.QueryError: the file does not fit the grammar; a test compiles every file of every language.
    """
    source = language.query_source(name)
    return Query(grammar_of(language), source) if source.strip() else None
