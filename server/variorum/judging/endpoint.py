"""Defines the endpoint of a model judge. Only the user or the environment sets it, never a workspace."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import NoReturn
from urllib.parse import urlsplit, urlunsplit

import attrs

from variorum.grading.numbers import is_number, render_value
from variorum.grading.usage import Price

DEFAULT_BASE_URL = "https://api.openai.com/v1"

EDITOR_URL = "editor://model"
"""Stands for the model that an editor runs itself; nothing is sent over a connection of ours."""


class EndpointError(ValueError):
    """A setting of the judge is invalid. The message names it and what it accepts."""


class Key:
    """An API key that is never shown in a `repr`, a traceback, a log or a pickle."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def reveal(self) -> str:
        """Returns the key itself, for the one header that carries it."""
        return self._value

    def __repr__(self) -> str:
        return "Key(hidden)"

    __str__ = __repr__

    def __reduce__(self) -> NoReturn:
        raise TypeError("a key is not stored")


@attrs.frozen
class Endpoint:
    """An OpenAI-compatible endpoint, the model there, and the parameters and limits of every request.

    Build it with `endpoint`, which checks all of it. Times are in seconds.
    """

    base_url: str
    model: str
    key: Key = attrs.field(repr=False)
    temperature: float = 0.0
    seed: int | None = 0
    samples: int = 1
    timeout: float = 120.0
    concurrency: int = 4
    answer_tokens: int = 1_500
    context_tokens: int | None = None
    max_tokens: int | None = None
    max_cost: float | None = None
    price: Price | None = None
    logprobs: bool = False

    @property
    def host(self) -> str:
        """The host and port, for people; never a path or a user's name."""
        if self.is_editor:
            return "the editor's own model"
        parts = urlsplit(self.base_url)
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
        return host if parts.port is None else f"{host}:{parts.port}"

    @property
    def is_editor(self) -> bool:
        """Whether the editor runs the model."""
        return self.base_url == EDITOR_URL

    @property
    def is_local(self) -> bool:
        """Whether it is on this machine."""
        return is_loopback(urlsplit(self.base_url).hostname or "")


_RANGES: Mapping[str, tuple[type[int] | type[float], float, float]] = {
    "temperature": (float, 0, 2),
    "seed": (int, -(2**63), 2**63 - 1),
    "samples": (int, 1, 100),
    "timeout": (float, 0.001, 3_600),
    "concurrency": (int, 1, 256),
    "answer_tokens": (int, 16, 1_000_000),
    "context_tokens": (int, 256, 100_000_000),
    "max_tokens": (int, 1, 10**15),
    "max_cost": (float, 0, 10**9),
}


def endpoint(
    environment: Mapping[str, str],
    settings: Mapping[str, object],
    *,
    allow_plain_http: bool = False,
    in_editor: bool = False,
) -> Endpoint:
    """Returns the endpoint that the user's settings state.

    `OPENAI_BASE_URL`, `OPENAI_API_KEY` and `VARIORUM_JUDGE_MODEL` fill the gaps.

    Args:
        environment: the process's environment.
        settings: the user's own: `base_url`, `model`, `api_key`, the fields of `Endpoint`, and `price` as a
            pair of numbers. None of them may come from a workspace file.
        allow_plain_http: whether an address that is neither https nor this machine is accepted.
        in_editor: whether the editor runs the model, which then needs neither an address nor a key.

    Raises:
        EndpointError: something is missing, out of range or unsafe.
    """
    unknown = settings.keys() - _RANGES.keys() - {"base_url", "model", "api_key", "price", "logprobs"}
    if unknown:
        raise EndpointError(f"unknown judge setting: {', '.join(sorted(unknown))}")
    given = {name: value for name, value in settings.items() if value is not None}
    model = str(given.get("model") or environment.get("VARIORUM_JUDGE_MODEL") or "").strip()
    if not model:
        raise EndpointError("no model is named; set the judge's model")
    base_url, key = (EDITOR_URL, "") if in_editor else _address(environment, given, allow_plain_http)
    numbers: dict[str, float | int | None] = {
        name: _number(name, given[name]) for name in _RANGES if name in given
    }
    if "seed" in settings and settings["seed"] is None:
        numbers["seed"] = None
    price = _price(given.get("price"))
    if numbers.get("max_cost") is not None and price is None:
        raise EndpointError("a cost limit needs the model's price; state it per million tokens")
    # A server of one's own wants no key, but the protocol has a header for one.
    hidden = Key(key or "none")
    logprobs = bool(given.get("logprobs", False))
    return Endpoint(base_url, model, hidden, price=price, logprobs=logprobs, **numbers)  # type: ignore[arg-type]


def _address(
    environment: Mapping[str, str], given: Mapping[str, object], allow_plain_http: bool
) -> tuple[str, str]:
    """Returns the base URL and the key."""
    stated = given.get("base_url") or environment.get("OPENAI_BASE_URL") or DEFAULT_BASE_URL
    base_url = checked_url(str(stated), allow_plain_http)
    key = str(given.get("api_key") or environment.get("OPENAI_API_KEY") or "").strip()
    host = urlsplit(base_url).hostname or ""
    if not key and not is_loopback(host):
        raise EndpointError(f"{host} needs a key; set OPENAI_API_KEY")
    return base_url, key


def checked_url(url: str, allow_plain_http: bool = False) -> str:
    """Returns the address without a slash at its end, after it was found safe to send code to.

    Raises `EndpointError` for one that is not valid, carries a password, or is plain http elsewhere.
    """
    try:
        parts = urlsplit(url.strip())
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise EndpointError("the judge's address is not valid; one looks like https://host/v1") from None
    if parts.scheme not in ("http", "https") or not host:
        raise EndpointError("the judge's address must start with https:// (or http:// for this machine)")
    if parts.username or parts.password:
        raise EndpointError(f"the judge's address for {host} holds a password; put the key in OPENAI_API_KEY")
    if parts.query or parts.fragment:
        raise EndpointError(f"the judge's address for {host} must end before any ? or #")
    if parts.scheme == "http" and not allow_plain_http and not is_loopback(host):
        raise EndpointError(
            f"http://{host} would send code unprotected; use https, or allow plain http yourself"
        )
    return urlunsplit((parts.scheme, parts.netloc, parts.path.rstrip("/"), "", ""))


def is_loopback(host: str) -> bool:
    """Returns whether a host is this machine, by its number or as `localhost`."""
    if host.lower() in ("localhost", "localhost."):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _number(name: str, value: object) -> float | int:
    kind, low, high = _RANGES[name]
    if is_number(value) and low <= value <= high and kind(value) == value:
        return kind(value)
    whole = "a whole number" if kind is int else "a number"
    raise EndpointError(f"{name} is {render_value(value)}; it must be {whole} from {low:g} to {high:g}")


def _price(value: object) -> Price | None:
    if value is None:
        return None
    if isinstance(value, list | tuple) and len(value) == 2:
        numbers = [float(one) for one in value if is_number(one)]
        if len(numbers) == 2 and all(0 <= one < 1e9 for one in numbers):
            return Price(numbers[0], numbers[1])
    raise EndpointError("a price is two numbers: per million tokens sent, and per million tokens answered")
