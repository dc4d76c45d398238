"""Reads the judge's settings from the editor, the user's file and the environment."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping

import attrs

from variorum.grading.failures import RetryPolicy
from variorum.judging.endpoint import Endpoint, EndpointError, endpoint
from variorum.workspace.user_folders import settings_file

_LARGEST = 100_000
_MOST_RETRIES = 20
_CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_SWITCHES = ("allow_plain_http", "evidence", "in_editor", "cache")


@attrs.frozen
class JudgeSettings:
    """The endpoint and how it is used.

    `hands_over_evidence` sends findings and S along with the texts; `uses_cache` keeps paid answers.
    """

    endpoint: Endpoint
    policy: RetryPolicy = attrs.field(factory=RetryPolicy)
    hands_over_evidence: bool = False
    uses_cache: bool = True


def judge_settings(environment: Mapping[str, str], values: Mapping[str, object]) -> JudgeSettings:
    """Returns the settings that the user's values make; the environment fills the gaps.

    Args:
        environment: the process's environment.
        values: keys as `endpoint` has them, with `allow_plain_http`, `evidence`, `in_editor`, `cache` and
            `retries` beside them, in either spelling: `base_url` or `baseUrl`. `prices` maps models to prices.
            Nulls count as absent.

    Raises:
        EndpointError: no judge can be set up like this; the message says why.
    """
    given = {_snake(name): value for name, value in values.items() if value not in (None, "")}
    switches = {name: _switch(name, given.pop(name, name == "cache")) for name in _SWITCHES}
    retries = given.pop("retries", None)
    prices = given.pop("prices", None)
    given.setdefault("price", price_of({"prices": prices}, str(given.get("model") or "")))
    place = endpoint(
        environment,
        given,
        allow_plain_http=switches["allow_plain_http"],
        in_editor=switches["in_editor"],
    )
    return JudgeSettings(place, retry_policy(retries), switches["evidence"], switches["cache"])


def stored_settings(environment: Mapping[str, str]) -> dict[str, object]:
    """Returns what the user's own `judge.toml` states; nothing where there is no such file.

    Raises:
        EndpointError: the file cannot be used; the message names it.
    """
    path = settings_file(environment)
    try:
        with path.open("rb") as file:
            return tomllib.loads(file.read(_LARGEST).decode("utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise EndpointError(f"{path}: cannot be read: {error.strerror or error}") from None
    except (ValueError, RecursionError):
        # What a broken file says is not repeated: it may hold the key.
        raise EndpointError(f"{path}: is not valid TOML in UTF-8") from None


def price_of(values: Mapping[str, object], model: str) -> object:
    """Returns the price that the user's table `prices` has for a model; None if it has none.

    Raises `EndpointError` if it is no table.
    """
    prices = values.get("prices")
    if prices is None:
        return None
    if not isinstance(prices, Mapping):
        raise EndpointError("prices must map models to two numbers, per million tokens sent and answered")
    return prices.get(model)


def retry_policy(retries: object) -> RetryPolicy:
    """Returns the policy for this many repetitions after a failure on the way; None for the default.

    Raises `EndpointError` for anything but a whole number from 0 to 20.
    """
    if retries is None:
        return RetryPolicy()
    if not isinstance(retries, int) or isinstance(retries, bool) or not 0 <= retries <= _MOST_RETRIES:
        raise EndpointError(f"retries is {retries!r}; it must be a whole number from 0 to {_MOST_RETRIES}")
    return RetryPolicy(resends=retries)


def _switch(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise EndpointError(f"{name} is {value!r}; it must be true or false")
    return value


def _snake(name: str) -> str:
    return _CAPITAL.sub("_", name).lower()
