"""Where a judge is comes from the user or the environment, is checked, and keeps its key to itself."""

from __future__ import annotations

import copy
import pickle

import pytest

from variorum.judging.endpoint import EndpointError, Key, checked_url, endpoint

ENVIRONMENT = {"OPENAI_BASE_URL": "http://localhost:8080/v1/", "OPENAI_API_KEY": "from-environment"}


def test_the_environment_says_where_and_with_which_key() -> None:
    found = endpoint(ENVIRONMENT, {"model": "m"})
    assert (found.base_url, found.key.reveal()) == ("http://localhost:8080/v1", "from-environment")
    assert found.host == "localhost:8080"


def test_the_users_settings_come_first() -> None:
    found = endpoint(ENVIRONMENT, {"model": "m", "base_url": "https://judge.example/v1", "api_key": "mine"})
    assert (found.base_url, found.key.reveal()) == ("https://judge.example/v1", "mine")


def test_a_server_of_ones_own_needs_no_key_and_another_does() -> None:
    assert endpoint({"OPENAI_BASE_URL": "http://127.0.0.1:1/v1"}, {"model": "m"}).key.reveal() == "none"
    with pytest.raises(EndpointError, match=r"judge\.example needs a key; set OPENAI_API_KEY"):
        endpoint({"OPENAI_BASE_URL": "https://judge.example/v1"}, {"model": "m"})


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("http://judge.example/v1", "would send code unprotected"),
        ("http://127.0.0.1.judge.example/v1", "would send code unprotected"),
        ("http://10.0.0.1/v1", "would send code unprotected"),
        ("ftp://judge.example", "must start with https://"),
        ("judge.example/v1", "must start with https://"),
        ("https://", "must start with https://"),
        ("https://me:secret@judge.example", "holds a password"),
        ("https://judge.example/v1?key=1", "must end before any"),
        ("https://[::1", "is not valid"),
        ("https://judge.example:port/", "is not valid"),
    ],
)
def test_an_unsafe_address_is_refused(url: str, message: str) -> None:
    with pytest.raises(EndpointError, match=message) as caught:
        checked_url(url)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "url", ["http://localhost:1", "http://127.9.9.9/v1", "http://[::1]:8080/v1", "https://a.example/v1"]
)
def test_this_machine_and_https_are_safe(url: str) -> None:
    assert checked_url(url) == url


def test_plain_http_is_the_users_to_allow() -> None:
    found = endpoint(
        {**ENVIRONMENT, "OPENAI_BASE_URL": "http://gpu.lan/v1"}, {"model": "m"}, allow_plain_http=True
    )
    assert found.base_url == "http://gpu.lan/v1"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({}, "no model is named"),
        ({"model": " "}, "no model is named"),
        ({"model": "m", "temperature": 3}, "temperature is 3; it must be a number from 0 to 2"),
        ({"model": "m", "samples": 0}, "samples is 0; it must be a whole number from 1 to 100"),
        ({"model": "m", "samples": 1.5}, "samples is 1.5"),
        ({"model": "m", "samples": True}, "samples is True"),
        ({"model": "m", "timeout": "soon"}, "timeout is 'soon'"),
        ({"model": "m", "timeout": float("nan")}, "timeout is nan"),
        ({"model": "m", "max_cost": 1.0}, "a cost limit needs the model's price"),
        ({"model": "m", "price": [1]}, "a price is two numbers"),
        ({"model": "m", "modle": "x"}, "unknown judge setting: modle"),
    ],
)
def test_a_wrong_setting_is_one_clear_line(settings: dict[str, object], message: str) -> None:
    with pytest.raises(EndpointError, match=message):
        endpoint(ENVIRONMENT, settings)


def test_a_key_shows_itself_to_nobody() -> None:
    key = Key("topsecret")
    assert (
        "topsecret" not in f"{key} {key!r} {endpoint(ENVIRONMENT, {'model': 'm', 'api_key': 'topsecret'})!r}"
    )
    with pytest.raises(TypeError, match="not stored"):
        pickle.dumps(key)
    with pytest.raises(TypeError, match="not stored"):
        copy.copy(key)
