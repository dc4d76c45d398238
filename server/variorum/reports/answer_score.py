"""Explains the grade of a retrieval answer: as a code lens, as Markdown and as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.reports.citations import citation_lines
from variorum.reports.markup import markdown, markdown_code, table_row
from variorum.reports.printable import visible
from variorum.retrieval.answer_score import HIGHEST_GRADE, RetrievalScore
from variorum.retrieval.runs import Answer
from variorum.retrieval.settings import METRICS, Settings
from variorum.retrieval.support import RECALL, SUPPORT, AnswerSupport, answer_support
from variorum.retrieval.topics import Topic
from variorum.rounding import rounded

# With more missing terms than this, a hover is not readable.
_MOST_TERMS = 30
_LONGEST_QUERY = 300
_MOST_SENTENCES = 20


def answer_lens(answer: Answer, score: RetrievalScore) -> str:
    """Returns one line: the topic, the grade, the four metrics, and the citation support if the texts are known."""
    metrics = " · ".join(f"{metric} {rounded(getattr(score, metric), 2)}" for metric in METRICS)
    support = _support(answer)
    cited = f" · citations {rounded(support.measures[SUPPORT], 2)}" if support else ""
    return f"{visible(answer.topic)}: grade {score.grade} of {HIGHEST_GRADE} · {metrics}{cited}"


def answer_markdown(answer: Answer, topic: Topic, score: RetrievalScore, settings: Settings) -> str:
    """Returns the whole calculation as Markdown. Texts of the run and the topic cannot form links."""
    rows = [table_row(("Metric", "Value", "Weight", "Contribution")), "|---|---:|---:|---:|"]
    rows += [table_row(row) for row in _rows(score, settings)]
    parts = [
        f"**Topic {markdown_code(answer.topic)}**: grade {score.grade} of {HIGHEST_GRADE}, "
        f"combined {rounded(score.combined)}, {score.word_count} words",
        "\n".join(rows),
        f"**Query:** {markdown(_shortened(topic.query))}",
    ]
    if score.missing:
        terms = " ".join(markdown_code(term) for term in score.missing[:_MOST_TERMS])
        parts.append(f"**Terms of the query that the answer never uses:** {terms}{_more(score)}")
    if support := _support(answer):
        parts.append(
            f"**Citations:** support {rounded(support.measures[SUPPORT])}, of all sentences {rounded(support.measures[RECALL])}"
        )
        parts.append("\n".join(f"- {markdown(line)}" for line in _few_lines(support)))
    parts += [markdown(remark) for remark in _remarks(answer, settings)]
    return "\n\n".join(parts)


def answer_plain(answer: Answer, topic: Topic, score: RetrievalScore, settings: Settings) -> str:
    """Returns the whole calculation as plain text."""
    lines = [answer_lens(answer, score)]
    lines += [
        f"  {metric} {value} x {weight} = {product}"
        for metric, value, weight, product in _rows(score, settings)
    ]
    lines.append(f"query: {visible(_shortened(topic.query))}")
    if score.missing:
        lines.append(f"missing: {visible(' '.join(score.missing[:_MOST_TERMS]))}{_more(score)}")
    if support := _support(answer):
        lines += [f"citation of {visible(line)}" for line in _few_lines(support)]
    lines += [visible(remark) for remark in _remarks(answer, settings)]
    return "\n".join(lines)


def _support(answer: Answer) -> AnswerSupport | None:
    """Returns the citation support of the answer, or None if the run has no text of what it cites."""
    support = answer_support(answer, {}) if answer.passages else None
    return support if support is not None and support.measures else None


def _few_lines(support: AnswerSupport) -> list[str]:
    lines = list(citation_lines(support))
    left = len(lines) - _MOST_SENTENCES
    return [*lines[:_MOST_SENTENCES], *([f"and {left} more sentences"] if left > 0 else [])]


def _rows(score: RetrievalScore, settings: Settings) -> Iterator[tuple[str, str, str, str]]:
    for metric, weight in settings.weights.items():
        value: float = getattr(score, metric)
        yield metric, rounded(value), rounded(weight, 2), rounded(value * weight)


def _remarks(answer: Answer, settings: Settings) -> Iterator[str]:
    if settings.bm25 == "corpus":
        yield (
            "The workflow asks for the corpus mode of BM25, which needs every run; `variorum rank` computes it. "
            "Here the formula for a response by itself is shown."
        )
    if answer.dangling:
        yield f"Cited, but not among the references: {', '.join(answer.dangling[:5])}"


def _more(score: RetrievalScore) -> str:
    left = len(score.missing) - _MOST_TERMS
    return f" and {left} more" if left > 0 else ""


def _shortened(query: str) -> str:
    return query if len(query) <= _LONGEST_QUERY else f"{query[:_LONGEST_QUERY]} …"
