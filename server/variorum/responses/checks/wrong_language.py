"""wrong-language: code in another language than the prompt asks for."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.languages import Language
from variorum.responses.answer import Answer
from variorum.responses.asked import languages_asked, languages_mentioned
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode

CHECK = Check(
    id="wrong-language",
    severity=Severity.ERROR,
    dimension="requirements_compliance",
    bearing=Bearing.MAJOR,
    what="Finds code blocks in a language that the prompt neither asks for nor mentions, in an answer that has no "
    "code in the language asked for. `language:` in the front matter outweighs the prompt.",
    why="Code in the wrong language misses the core of the request, a major issue of compliance.",
    example=Example(
        prompt="Write a Python function that doubles a number.",
        before="```javascript\nconst double = x => 2 * x;\n```",
        after="```python\ndef double(x):\n    return 2 * x\n```",
    ),
)


@CHECK.on_answer
def blocks_in_other_languages(answer: Answer) -> Iterator[Remark]:
    """Every block whose language is known and not wanted, where no block is in a wanted one."""
    prompt = decode(answer.prompt_prose)
    asked = frozenset({answer.language}) if answer.language else languages_asked(prompt)
    if not asked:
        return
    allowed = asked | (frozenset() if answer.language else languages_mentioned(prompt))
    known = [(block, block.language) for block in answer.blocks if block.language is not None]
    if any(_fits(language, wanted) for _, language in known for wanted in asked):
        return
    names = " or ".join(sorted(language.name for language in asked))
    for block, language in known:
        if not any(_fits(language, wanted) for wanted in allowed):
            opening = answer.text.line_span(block.fence.first_line)
            yield CHECK.at(opening, f"the prompt asks for {names}, and this is {language.name}")


def _fits(language: Language, wanted: Language) -> bool:
    """Whether code in a language serves as code in another: a dialect serves as that which it builds on."""
    return language.id == wanted.id or wanted.id in language.facts.get("inherits", ())
