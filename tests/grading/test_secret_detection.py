"""Keys and tokens are found before a text leaves, and what is found is never repeated."""

from __future__ import annotations

import pytest

from variorum.grading.secret_detection import find_secrets

# Put together here, so that no scanner takes this file for a leak.
LETTERS = "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dF3gH5jK7"
SECRETS = {
    "private key": "-----BEGIN RSA " + "PRIVATE KEY-----",
    "AWS access key": "key = 'AKIA" + "Q3EGR7TZ2WXK5LMN'",
    "GitHub token": "ghp_" + LETTERS[:36],
    "GitLab token": "glpat-" + LETTERS[:20],
    "API key": "sk-proj-" + LETTERS,
    "Google API key": "AIza" + LETTERS[:35],
    "Slack token": "xoxb-" + "2401958212-" + LETTERS[:20],
    "Stripe key": "sk_live_" + LETTERS[:24],
    "Hugging Face token": "hf_" + LETTERS[:34],
    "JSON web token": "eyJhbGciOiJIUzI1NiJ9." + "eyJzdWIiOiIxMjM0NTY3ODkwIn0." + LETTERS,
    "password in an address": "postgres://admin:" + "hunter2hunter@db.internal/x",
    "authorisation header": "Authorization: Bearer " + LETTERS,
    "secret in quotes": 'password = "' + LETTERS[:14] + '"',
}


@pytest.mark.parametrize("kind", SECRETS)
def test_a_secret_is_named_with_its_line_and_not_repeated(kind: str) -> None:
    found = find_secrets(f"import os\n{SECRETS[kind]}\n")
    assert (2, kind) in [(one.line, one.kind) for one in found]
    assert not any(LETTERS[:8] in str(one) or "hunter2" in repr(one) for one in found)


@pytest.mark.parametrize(
    "line",
    [
        'password = "changeme-please"',
        'api_key = os.environ["API_KEY"]',
        'api_key = "${API_KEY_FROM_VAULT}"',
        'secret = "<your secret here>"',
        "password = input('password: ')",
        'PASSWORD = "password"',
        "url = 'https://host.example/path:with@sign'",
        "skill = 'sk-learn'",
        "token = next(tokens)",
        "postgres://user:${PASSWORD}@host/x",
    ],
)
def test_a_place_for_a_secret_is_none(line: str) -> None:
    assert find_secrets(line) == ()
