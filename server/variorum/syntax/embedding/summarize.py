"""Summarises a page: what its scripts declare for others, and every word by which it may use what others declare."""

from __future__ import annotations

from variorum.languages import Language
from variorum.syntax.embedding.host import Host
from variorum.syntax.file_summary import UNKNOWN_SUMMARY, FileSummary
from variorum.syntax.source_text import SourceText
from variorum.syntax.summarize import summary_of, words_of


def summary_of_text(language: Language | None, host: Host | None, data: bytes) -> FileSummary:
    """The summary of source code, or of a page; nothing is known of any other text."""
    if language is not None:
        return summary_of(language, data)
    return page_summary(host, data) if host is not None else UNKNOWN_SUMMARY


def page_summary(host: Host, data: bytes) -> FileSummary:
    """The summary of a page. Its handlers (`onclick="save()"`) are words of it like any others."""
    scripts = [summary_of(region.language, region.code) for region in host.regions(SourceText(data))]
    return FileSummary(
        names=tuple(sorted({name for one in scripts if not one.is_module for name in one.names})),
        everywhere=tuple(sorted({name for one in scripts for name in one.everywhere})),
        words=words_of(data),
    )
