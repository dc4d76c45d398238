"""Summarises a page: what its scripts declare for others, and every word that may refer to other files."""

from __future__ import annotations

from variorum.languages import Language
from variorum.syntax.embedding.host import Host
from variorum.syntax.file_summary import UNKNOWN_SUMMARY, FileSummary
from variorum.syntax.source_text import SourceText
from variorum.syntax.summarize import summary_of, words_of


def summary_of_text(language: Language | None, host: Host | None, data: bytes) -> FileSummary:
    """Returns the summary of source code or of a page. Any other text has an empty one."""
    if language is not None:
        return summary_of(language, data)
    return page_summary(host, data) if host is not None else UNKNOWN_SUMMARY


def page_summary(host: Host, data: bytes) -> FileSummary:
    """Returns the summary of a page. Its event handlers (`onclick="save()"`) are among its words."""
    scripts = [summary_of(region.language, region.code) for region in host.regions(SourceText(data))]
    return FileSummary(
        names=tuple(sorted({name for one in scripts if not one.is_module for name in one.names})),
        everywhere=tuple(sorted({name for one in scripts for name in one.everywhere})),
        words=words_of(data),
    )
