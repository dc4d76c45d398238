"""The score of a pair as text, Markdown and HTML."""

from __future__ import annotations

from html.parser import HTMLParser

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reports.pages import grade_statistics
from variorum.reports.html import pair_html
from variorum.reports.markdown import item_markdown, pair_markdown
from variorum.reports.markup import html_text, markdown, markdown_code, table_row
from variorum.reports.report_data import PairReport
from variorum.reports.score_rows import PairPaths, integrated, judgement_rows, structure_rows
from variorum.reports.score_text import bar, score_text
from variorum.rounding import rounded
from variorum.translation.score import Evidence, Judgement

HOSTILE = "<script>alert(1)</script> [x](command:evil) ![y](http://z) `|` | \x1b[2J https://evil.example @you"


@pytest.fixture(scope="module")
def report() -> PairReport:
    """A scored pair with a lost method."""
    return grade_statistics()


def unscored(report: PairReport) -> PairReport:
    """The same pair, its judge having failed."""
    failed = Judgement("some model", {}, None, "the answer was no JSON")
    return attrs.evolve(report, score=attrs.evolve(report.score, estimate=failed, imm=None))


class Page(HTMLParser):
    """Checks that tags are closed in order, and collects tags, attributes and words."""

    EMPTY = ("meta",)

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words = ""
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_rows_add_up_to_the_scores(report: PairReport) -> None:
    blended = {name: part for name, part in report.score.parts.items() if part.is_blended}
    rows = structure_rows({name: part for name, part in report.score.parts.items() if name not in blended})
    total = sum(row.contribution for row in rows if row.contribution is not None)
    for row in rows:
        total *= row.value if row.contribution is None else 1
    for part in blended.values():
        total = (1 - part.weight) * total + part.contribution
    assert total == pytest.approx(report.score.s)
    fields = sum(row.contribution or 0 for row in judgement_rows(report.score.estimate))
    assert fields == pytest.approx(report.score.estimate.j)


@pytest.mark.parametrize("render", [score_text, pair_markdown, pair_html])
def test_every_page_shows_the_three_scores_their_judges_and_every_finding(report: PairReport, render) -> None:  # type: ignore[no-untyped-def]
    page = render(report)
    for value in (report.score.s, report.score.estimate.j, report.score.imm):
        assert rounded(value) in page
    assert "structural comparison" in page
    assert "offline estimate" in page
    for dimension in (*report.score.parts, "functional intent", "unnecessary artifacts"):
        assert dimension in page
    assert all(finding.rule in page for finding in report.findings)
    assert "Tally.largest" in page


@pytest.mark.parametrize("render", [score_text, pair_markdown, pair_html])
def test_a_judge_that_failed_is_unscored_with_its_reason(report: PairReport, render) -> None:  # type: ignore[no-untyped-def]
    page = render(unscored(report))
    assert "unscored" in page
    assert "the answer was no JSON" in page
    assert integrated(unscored(report).score) == "unscored, because J is"


def test_the_html_page_is_whole_and_needs_nothing_from_elsewhere(report: PairReport) -> None:
    page = pair_html(report)
    parsed = Page(page)
    assert {"script", "link", "img", "iframe", "a"}.isdisjoint(parsed.tags)
    assert {"src", "href", "onclick", "style"}.isdisjoint(name for name, _ in parsed.attributes)
    assert "default-src 'none'" in page
    assert "prefers-color-scheme: dark" in page
    assert "url(" not in page
    assert "@import" not in page


def test_the_html_page_folds_what_matches_and_opens_what_does_not(report: PairReport) -> None:
    page = pair_html(report)
    assert "<details><summary><code>Tally.total</code> → <code>Tally.total</code>" in page
    assert "<details open><summary><code>Tally.largest</code> → no counterpart" in page
    assert '<span class="number">10</span>    int largest(int[] counts) {' in page
    assert "warning unused-import" in Page(page).words


def test_the_class_does_not_repeat_its_methods(report: PairReport) -> None:
    assert pair_html(report).count("sum += count;") == 1


def hostile(report: PairReport) -> PairReport:
    """The pair with hostile names, messages and evidence."""
    part = attrs.evolve(report.score.parts["control"], evidence=(Evidence(HOSTILE),))
    score = attrs.evolve(report.score, parts={**report.score.parts, HOSTILE: part})
    finding = attrs.evolve(report.findings[0], message=HOSTILE)
    return attrs.evolve(report, source_path=HOSTILE, target_path=HOSTILE, score=score, findings=(finding,))


def test_hostile_words_stay_words_in_html(report: PairReport) -> None:
    parsed = Page(pair_html(hostile(report)))
    assert "script" not in parsed.tags
    assert "a" not in parsed.tags
    assert "<script>alert(1)</script>" in parsed.words
    assert "\x1b" not in parsed.words


def test_hostile_words_stay_words_in_markdown(report: PairReport) -> None:
    page = pair_markdown(hostile(report))
    assert "<script" not in page.replace("\\<script", "")
    assert "](" not in page.replace("\\](", "")
    assert "https://" not in page
    assert "\x1b" not in page
    rows = [line for line in page.splitlines() if line.startswith("| ") and "script" in line]
    assert rows
    assert all(line.replace("\\|", "").count("|") == 7 for line in rows)


def test_messages_keep_their_code() -> None:
    assert markdown("`snake_case` for camelCase") == "`snake_case` for camelCase"
    assert html_text("`a<b` is <b>") == "<code>a&lt;b</code> is &lt;b&gt;"
    assert markdown("an odd ` backtick_ and *stars*") == "an odd \\` backtick\\_ and \\*stars\\*"
    assert markdown_code("a`b") == "``a`b``"
    assert table_row(["`a||b`", "c\\|d"]) == "| `a\\|\\|b` | c\\|d |"


def test_an_item_s_hover_says_what_it_comes_from_or_what_is_missing(report: PairReport) -> None:
    places = PairPaths(report.source_path, report.source.text, report.target_path, report.target.text)
    pages = [item_markdown(one, places) for one in report.score.alignments]
    assert any(
        page.startswith("**`Tally.total`**, translated from `Tally.total`, old/Tally.java:2")
        for page in pages
    )
    assert "method `Tally.largest` has no counterpart in new/tally.py." in pages


@given(st.floats(0, 1))
def test_bars_have_ten_blocks(value: float) -> None:
    assert len(bar(value)) == 10


@given(st.text(max_size=30))
def test_no_text_breaks_out_of_markdown(text: str) -> None:
    shown = markdown(text)
    assert "\n" not in shown
    assert "<" not in shown.replace("\\<", "") or "`" in shown
    inside_code = shown.split("`")[1::2]
    assert "](" not in shown.replace("\\](", "") or any("](" in part for part in inside_code)
