"""Looks up the answers to one material in the cache, and stores new ones as they arrive."""

from __future__ import annotations

from variorum.grading.content_hash import content_hash
from variorum.grading.failures import JudgeFailure
from variorum.grading.judging_task import Texts
from variorum.grading.marks import Mark
from variorum.grading.material import Material
from variorum.grading.prompt_escaping import split_lines
from variorum.grading.rubric import Rubric
from variorum.grading.usage import Usage
from variorum.judging.cache import Cache, CacheError, cache_key
from variorum.judging.client import Exchange
from variorum.judging.endpoint import Endpoint
from variorum.judging.prompt import PROMPT_VERSION, text_fields
from variorum.judging.stored_answer import StoredAnswer, weighted_values


class AnswerCache:
    """The answers to one material. A failing cache adds a note and loses no answer."""

    def __init__(
        self,
        endpoint: Endpoint,
        rubric: Rubric,
        material: Material,
        cache: Cache | None,
        *,
        reuse_rejected: bool,
    ) -> None:
        self._endpoint = endpoint
        self._rubric = rubric
        self._material = material
        self._cache = cache
        self._reuse_rejected = reuse_rejected
        self._fresh: dict[tuple[int, int], StoredAnswer] = {}
        self.used: list[StoredAnswer] = []
        self.notes: list[str] = []
        self.paid_answers = 0
        """The number of answers that were not cached."""

    def take(self, sample: int, attempt: int) -> StoredAnswer | None:
        """Returns the answer of a sample's attempt, both counted from 0, if there is one; it counts as used."""
        answer = self._fresh.get((sample, attempt)) or self.stored(sample, attempt)
        if answer is not None:
            self.used.append(answer)
        return answer

    def stored(self, sample: int, attempt: int) -> StoredAnswer | None:
        """Returns the answer in the cache, if there is a usable one."""
        if self._cache is None:
            return None
        try:
            key = self._key(sample, attempt)
            answer = StoredAnswer.from_json(self._cache.get(key))
            if answer is None or not (self._reuse_rejected or self._is_usable(answer)):
                return None
            self._cache.touch(key)
        except CacheError as error:
            self._note(str(error))
            return None
        return answer

    def keep(self, exchange: Exchange, samples: list[int], attempt: int) -> None:
        """Keeps the answers of one request, a sample each; the request's tokens count with the first."""
        completion, latency = exchange.completion, exchange.latency
        usage = completion.usage
        for sample, choice in zip(samples, completion.choices, strict=False):
            answer = StoredAnswer(
                choice.content,
                choice.finish_reason,
                choice.refusal,
                completion.model,
                weighted_values(choice, self._rubric),
                usage,
                usage.cost(self._endpoint.price),
                latency,
            )
            self._fresh[sample, attempt] = answer
            self.paid_answers += 1
            self._put(self._key(sample, attempt), answer)
            usage, latency = Usage(), 0.0

    def marks(self, answer: StoredAnswer) -> dict[str, Mark]:
        """Returns the marks of an answer. Raises `JudgeFailure`."""
        return answer.marks(
            self._rubric,
            source_lines=len(split_lines(self._material.source)),
            target_lines=len(split_lines(self._material.target)),
            limit=self._endpoint.answer_tokens,
        )

    def texts(self, answer: StoredAnswer) -> Texts:
        """Returns what a usable answer says beside its marks."""
        return answer.texts(self._rubric, text_fields(self._rubric, self._material.task))

    def _is_usable(self, answer: StoredAnswer) -> bool:
        try:
            self.marks(answer)
        except JudgeFailure:
            return False
        return True

    def _put(self, key: str, answer: StoredAnswer) -> None:
        if self._cache is None:
            return
        try:
            self._cache.put(key, answer.to_json())
        except CacheError as error:
            self._note(str(error))

    def _note(self, note: str) -> None:
        if note not in self.notes:
            self.notes.append(note)

    def _key(self, sample: int, attempt: int) -> str:
        return cache_key(
            {
                "judgement": judgement_key(self._endpoint, self._rubric, self._material),
                "at": [sample, attempt],
            }
        )


def judgement_key(endpoint: Endpoint, rubric: Rubric, material: Material) -> str:
    """Returns the hash of everything a judgement depends on, except the number of samples and the limits."""
    return cache_key(
        {
            "task": material.task.name,
            "source": content_hash(material.source),
            "target": content_hash(material.target),
            "evidence": content_hash(material.evidence),
            "languages": [material.source_language, material.target_language],
            "rubric": rubric.content_hash,
            "prompt": PROMPT_VERSION,
            "endpoint": endpoint.base_url,
            "model": endpoint.model,
            "temperature": endpoint.temperature,
            "seed": endpoint.seed,
            "answer_tokens": endpoint.answer_tokens,
            "logprobs": endpoint.logprobs,
        }
    )
