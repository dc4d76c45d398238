"""Citations are scored against the texts that they cite: words, numbers and names."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import variorum
from variorum.retrieval.claims import Evidence, missing_names, missing_numbers
from variorum.retrieval.passages import parse_passages
from variorum.retrieval.runs import Answer, parse_run
from variorum.retrieval.support import RECALL, SUPPORT, answer_support, support_of

PASSAGE = "In 1687 Isaac Newton showed that the Moon and the Sun raise the tides of the Earth."


@pytest.mark.parametrize(
    ("sentence", "passage", "missing"),
    [
        ("It took 1,000 days.", "It took 1000 days.", ()),
        ("It took 2.50 days.", "It took 2.5 days.", ()),
        ("It took 2,5 days.", "It took 2.5 days.", ()),
        ("It took 3 days.", "It took three days.", ()),
        ("It took 30 days.", "It took 3 days and 0 nights.", ("30",)),
        ("It rose by 5% in 2019.", "It rose by 4% in 2019.", ("5",)),
        ("It rose [12] by 5 m [1, 3].", "It rose by 5 m.", ()),
        ("3. It rose.", "It rose.", ()),
        ("Carbon is in CO2.", "Carbon.", ()),
        ("It was 7 and 7 and 8.", "", ("7", "8")),
        ("It was 1,000 (1000).", "", ("1,000",)),
        ("It needs Python 3.10.", "It needs Python 3.1.", ("3.10",)),
        ("It needs Python 3.1.", "It needs Python 3.10.", ("3.1",)),
        ("It needs version 3.10.", "It needs 3.1.", ("3.10",)),
        ("It needs 3.10 or later.", "It needs Python 3.10.", ()),
        ("It costs USD 2.50.", "It costs 2.5.", ()),
        ("The team has twelve members.", "There are 12 members.", ()),
        ("The team has twelve members.", "There are 11 members.", ("twelve",)),
        ("The team has 12 members.", "There are eleven members.", ("12",)),
        ("The town has twenty-one wells.", "It has 21 wells.", ()),
        ("The town has 105 wells.", "It has one hundred and five wells.", ()),
        ("It cost three million dollars.", "It cost $3,000,000.", ()),
        ("It cost 1.5 million dollars.", "It cost 1,500,000 dollars.", ()),
        ("It cost $3 million.", "It cost $3M.", ()),
        ("It cost $3M.", "It cost three million dollars.", ()),
        ("It has 3 wells.", "It has 3 million wells.", ("3",)),
        # These point back, or are no numbers: they state nothing.
        ("The two went home.", "Ann and Bob went home.", ()),
        ("These three are one of a kind.", "They are kind.", ()),
        ("It ended on 10.10.2010.", "It ended on 10.10.2010.", ()),
    ],
)
def test_numbers_that_the_passage_lacks(sentence: str, passage: str, missing: tuple[str, ...]) -> None:
    assert missing_numbers(sentence, [Evidence.of(passage)]) == missing


@pytest.mark.parametrize(
    ("sentence", "passage", "missing"),
    [
        ("The tides were explained by Newton.", PASSAGE, ()),
        ("The tides were explained by Kepler.", PASSAGE, ("Kepler",)),
        # A word that begins a sentence says nothing with its capital.
        ("Tides rise. Painters know.", "", ()),
        ("Tides rise, as NASA says.", "The National Aeronautics and Space Administration says so.", ()),
        ("NASA says so.", "The Northern Star says so.", ("NASA",)),
        ("Coal came from the Germans.", "German coal.", ()),
        ("Coal came from Austria.", "Coal came from Australia.", ("Austria",)),
        ("So it is in Iran.", "the Iranians", ()),
        ("So say the Iranians.", "in Iran", ()),
        ("So it is in Germany.", "The German says so.", ()),
        ("So it is in Germany.", "The germ says so.", ()),
        ("So it is in Germany.", "The gerund says so.", ("Germany",)),
        ("We saw Ada and Ada and Bob.", "Bob", ("Ada",)),
        ("The Causes Of High Tides In Europe", "Water.", ()),
        ("It is what Newton's friends say.", PASSAGE, ()),
        ("So said O'Brien.", "Sean O’Brien", ()),
        ("It runs on iOS.", "It runs on a phone.", ("iOS",)),
        ("und der Ärmelkanal", "Im Ärmelkanal", ()),
    ],
)
def test_names_that_the_passage_lacks(sentence: str, passage: str, missing: tuple[str, ...]) -> None:
    assert missing_names(sentence, [Evidence.of(passage)]) == missing


def test_a_quotation_is_supported_whole_and_other_texts_not_at_all() -> None:
    quoted = variorum.score_citation("The Moon and the Sun raise the tides of the Earth.", [PASSAGE])
    assert (quoted.coverage, quoted.bm25, quoted.facts, quoted.support) == (
        1,
        pytest.approx(1),
        1,
        pytest.approx(1),
    )
    other = variorum.score_citation("Bread holds yeast.", [PASSAGE])
    assert (other.coverage, other.bm25, other.support) == (0, 0, 0)


def test_a_wrong_number_or_name_takes_its_share_of_the_support() -> None:
    score = variorum.score_citation("In 1688 Isaac Newton showed that the Moon raises tides.", [PASSAGE])
    assert (score.missing_numbers, score.missing_names) == (("1688",), ())
    # 1688, Isaac, Newton and Moon, of which one is missing.
    assert score.facts == 0.75
    assert score.support == pytest.approx((score.coverage + score.bm25) / 2 * 0.75)


def test_a_number_that_is_written_twice_counts_once() -> None:
    score = variorum.score_citation("there are 1,000 (1000) dogs and 7 cats", ["7 cats and some dogs"])
    assert score.facts == 0.5


def test_a_number_in_words_is_the_word_of_its_digits() -> None:
    for sentence, passage in (
        ("twelve men", "12 men"),
        ("1,000 men", "one thousand men"),
        ("3 million men", "3,000,000 men"),
    ):
        score = variorum.score_citation(sentence, [passage])
        assert (score.coverage, score.facts, score.support) == (1, 1, pytest.approx(1))
    wrong = variorum.score_citation("twelve men", ["eleven men"])
    assert (wrong.coverage, wrong.facts, wrong.missing_numbers) == (0.5, 0, ("twelve",))


def test_rare_words_count_for_more_than_common_ones() -> None:
    corpus = ["the water of the sea", "the water of the well", "the water of the rain"]
    common = variorum.score_citation("the water of Thule", ["the water of Rome"], corpus=corpus)
    rare = variorum.score_citation("the water of Thule", ["a ship near Thule"], corpus=corpus)
    assert common.coverage > rare.coverage
    assert rare.bm25 > common.bm25


@given(st.text(max_size=200), st.text(max_size=200), st.text(max_size=200))
def test_every_value_is_a_share_and_a_text_supports_its_own_parts(
    before: str, sentence: str, after: str
) -> None:
    score = variorum.score_citation(sentence, [before, after])
    for value in (score.coverage, score.bm25, score.facts, score.support):
        assert 0 <= value <= 1
    own = variorum.score_citation(sentence, [f"{before} {sentence} {after}"])
    assert (own.missing_numbers, own.missing_names, own.facts) == ((), (), 1)


def answered(*pieces: dict[str, object], **more: object) -> Answer:
    line = {
        "metadata": {"run_id": "r", "topic_id": "1"},
        "responses": list(pieces),
        "references": ["d1", "d2"],
        **more,
    }
    (answer,) = parse_run(json.dumps(line)).answers
    return answer


QUOTED: dict[str, object] = {"text": "The Moon and the Sun raise the tides.", "citations": [0]}


def test_an_answer_has_the_mean_over_what_cites_and_over_all() -> None:
    answer = answered(
        QUOTED, {"text": "Bread holds yeast.", "citations": ["d1"]}, {"text": "So it is.", "citations": []}
    )
    measures = answer_support(answer, {"d1": PASSAGE}).measures
    assert measures[SUPPORT] == pytest.approx(1 / 2)
    assert measures[RECALL] == pytest.approx(1 / 3)


def test_a_blank_sentence_counts_for_nothing_whatever_it_cites() -> None:
    blank: dict[str, object] = {"text": " ", "citations": ["d2"]}
    support = answer_support(answered(QUOTED, blank, blank), {"d1": PASSAGE})
    assert support.measures == {SUPPORT: 1.0, RECALL: 1.0}
    assert [one.number for one in support.cited] == [1]


def test_a_sentence_may_join_what_two_passages_say() -> None:
    piece: dict[str, object] = {"text": "The Moon raises tides and yeast lifts bread.", "citations": [0, 1]}
    both = {"d1": "The Moon raises tides.", "d2": "and yeast lifts bread"}
    assert answer_support(answered(piece), both).measures[SUPPORT] == pytest.approx(1)


def test_what_is_not_known_counts_for_nothing_and_a_place_that_is_not_there_against_it() -> None:
    unknown: dict[str, object] = {"text": "Bread holds yeast.", "citations": ["d2"]}
    nowhere: dict[str, object] = {"text": "Bread holds yeast.", "citations": [7]}
    assert answer_support(answered(unknown), {"d1": PASSAGE}).measures == {}
    assert answer_support(answered(QUOTED, unknown), {"d1": PASSAGE}).measures == {SUPPORT: 1.0, RECALL: 1.0}
    assert answer_support(answered(QUOTED, nowhere), {"d1": PASSAGE}).measures == {SUPPORT: 0.5, RECALL: 0.5}
    assert answer_support(answered({"text": "So."}), {}).measures == {SUPPORT: 0.0, RECALL: 0.0}


def test_without_a_known_text_there_is_no_judge_and_a_run_cannot_replace_a_passage() -> None:
    assert support_of([answered(QUOTED)], {}) == {}
    answer = answered(QUOTED, documents={"d1": {"text": PASSAGE}})
    assert support_of([answer], {})["r"]["1"].measures[SUPPORT] == pytest.approx(1)
    assert support_of([answer], {"d1": "Bread."})["r"]["1"].measures[SUPPORT] == 0


def test_passages_are_read_under_the_names_of_the_collections() -> None:
    lines = [
        {"id": "a", "title": "Tides", "text": "rise"},
        {"docid": 7, "segment": "seven"},
        {"_id": "c", "contents": "sea"},
        {"id": "a", "text": "again"},
        {"id": "d"},
        {"text": "nobody's"},
    ]
    found = parse_passages("\n".join(map(json.dumps, lines)) + "\n{")
    assert found.by_id == {"a": "Tides rise", "7": "seven", "c": "sea"}
    assert [problem.line for problem in found.problems] == [5, 6, 7]


def test_a_program_sees_the_column() -> None:
    run = json.dumps(
        {"metadata": {"run_id": "r", "topic_id": "1"}, "responses": [QUOTED], "references": ["d1"]}
    )
    topics = '{"id": "1", "title": "tides"}\n'
    ranked = variorum.rank_runs(topics, [run], passages=json.dumps({"id": "d1", "text": PASSAGE}))
    assert ("r", SUPPORT, "all", pytest.approx(1.0)) in [tuple(row) for row in ranked.leaderboard()]
    assert SUPPORT not in {row.measure for row in variorum.rank_runs(topics, [run]).leaderboard()}
