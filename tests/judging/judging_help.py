"""What tests of the model judge share: a pair to judge, and a judge that never sleeps."""

from __future__ import annotations

from typing import Any

from variorum.grading.failures import RetryPolicy
from variorum.grading.material import Material
from variorum.grading.shipped_rubrics import load_rubric
from variorum.judging.cache import Cache
from variorum.judging.endpoint import Endpoint, endpoint
from variorum.judging.judge import Judge

KEY = "sk-topsecret-0123456789abcdefghij"
PAIR = Material(
    source="int twice(int x) {\n  return 2 * x;\n}\n",
    target="def twice(x):\n    return 2 * x\n",
    source_language="java",
    target_language="python",
)


class Waits(list[float]):
    """Stands in for sleeping and remembers how long it would have been."""

    async def sleep(self, seconds: float) -> None:
        """Return at once."""
        self.append(seconds)


def endpoint_at(url: str, **settings: Any) -> Endpoint:
    """An endpoint of the tests."""
    return endpoint({}, {"base_url": url, "model": "asked-model", "api_key": KEY, **settings})


def judge_at(
    url: str,
    waits: Waits | None = None,
    *,
    cache: Cache | None = None,
    policy: RetryPolicy | None = None,
    **settings: Any,
) -> Judge:
    """A judge by the translation rubric whose waits take no time and have no jitter."""
    return Judge(
        endpoint_at(url, **settings),
        load_rubric("translation"),
        cache=cache,
        policy=policy,
        sleep=(Waits() if waits is None else waits).sleep,
        jitter=lambda: 0.0,
    )
