"""The example runs, ranked as docs/retrieval.md says."""

from __future__ import annotations

from pathlib import Path

import variorum

EXAMPLE = Path(__file__).parents[2] / "examples" / "retrieval"


def test_the_example_ranks_the_careful_run_first() -> None:
    runs = [path.read_text(encoding="utf-8") for path in sorted((EXAMPLE / "runs").iterdir())]
    ranked = variorum.rank_runs(
        (EXAMPLE / "topics.jsonl").read_text(encoding="utf-8"),
        runs,
        workflow=(EXAMPLE / "workflow.yml").read_text(encoding="utf-8"),
        variant="short",
    )
    means = {
        row.run: row.value for row in ranked.leaderboard() if (row.measure, row.topic) == ("AVG_SCORE", "all")
    }
    assert sorted(means, key=means.__getitem__, reverse=True) == ["careful", "careless", "brief"]
    assert len(ranked.judgements) == 9
