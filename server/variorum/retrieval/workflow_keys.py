"""Describes the keys of a workflow for completion and hover."""

from __future__ import annotations

from typing import Final, NamedTuple

import attrs

from variorum.retrieval.settings import BM25_MODES, Settings
from variorum.retrieval.topics import FORMATS


class Key(NamedTuple):
    """A key: what it does, and the values to offer for it."""

    name: str
    meaning: str
    values: tuple[str, ...] = ()


SECTIONS: Final = (
    Key("settings", "Settings for scores and relevance judgements alike."),
    Key("judge_settings", "The settings that every run is scored with. What is left out has its default."),
    Key(
        "qrels_settings",
        "The settings of the relevance judgements, where they differ from those of the scores.",
    ),
    Key(
        "variants",
        "Named changes to these settings, one mapping each; `variorum rank --variant NAME` uses one.",
    ),
    Key(
        "sweeps",
        "Named grids: lists of values for settings. Each combination is a variant; `variorum rank --sweep NAME` "
        "runs them all.",
    ),
)

SWITCHES: Final = (
    Key("judge_class", "The class of the published judge. It is shown and changes nothing."),
    Key("judge", "Whether leaderboards are written.", ("true", "false")),
    Key("create_qrels", "Whether relevance judgements are written.", ("true", "false")),
    Key("create_nuggets", "This judge makes no nuggets.", ("false",)),
    Key(
        "judge_uses_qrels",
        "Whether relevance judgements are written where `create_qrels` is left out.",
        ("true", "false"),
    ),
)

_MEANINGS: Final = {
    "length_weight": "How much the length of an answer counts. Weights are scaled so that they sum to 1.",
    "keyword_weight": "How much it counts that the answer uses the distinct terms of the query.",
    "bm25_weight": "How much the BM25 rank of the answer counts, which rewards terms that are used often.",
    "coverage_weight": "How much it counts that the terms are used as often as the query has them.",
    "min_length": "Answers with fewer words than this lose more than half of the length score.",
    "optimal_length": "The number of words at which the length score is 1.",
    "max_length": "Answers with more words than this lose ever more; at this length the score is 0.8.",
    "bm25": "`simplified` scores an answer by itself; `corpus` also weighs how rare a term is among all runs.",
}


def _setting_keys() -> tuple[Key, ...]:
    defaults = {field.name: field.default for field in attrs.fields(Settings)}
    return tuple(
        Key(
            name,
            f"{meaning} Default: {defaults[name]}.",
            BM25_MODES if name == "bm25" else (str(defaults[name]),),
        )
        for name, meaning in _MEANINGS.items()
    )


SETTINGS: Final = (
    *_setting_keys(),
    Key(
        "filebase",
        "How the names of the result files begin. `{_name}` is the variant's name, `{min_length}` and the like are "
        "the settings.",
        ('"{_name}"',),
    ),
    Key("topic_format", "Which fields of a topic make the query. Default: auto.", FORMATS),
)
BY_NAME: Final = {key.name: key for key in (*SECTIONS, *SWITCHES, *SETTINGS)}
