"""One-word tasks: `nox -s lint`, `nox -s tests`, `nox -s docs`; `nox` runs what has to hold before a commit."""

from __future__ import annotations

from datetime import date

import nox

nox.options.sessions = ["lint", "tests"]
nox.options.reuse_existing_virtualenvs = True


def _install(session: nox.Session) -> None:
    session.install("-r", "requirements-test.txt")
    session.install("--no-deps", "-e", ".")


@nox.session
def lint(session: nox.Session) -> None:
    """Style, types and the layers of the architecture."""
    _install(session)
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("mypy")
    session.run("lint-imports")


@nox.session(python=["3.11", "3.12", "3.13"])
def tests(session: nox.Session) -> None:
    """All tests."""
    _install(session)
    session.run("pytest", *session.posargs)


@nox.session
def docs(session: nox.Session) -> None:
    """The pages that are generated from the rules."""
    _install(session)
    session.run("python", "docs/generate.py")


@nox.session
def lock(session: nox.Session) -> None:
    """The locked test dependencies, with hashes, for all supported Pythons."""
    session.install("uv==0.13.9")
    what = "uv pip compile pyproject.toml --extra test --universal --python-version 3.11"
    how = "--generate-hashes --no-emit-index-url --no-header --upgrade -o requirements-test.txt"
    session.run(*what.split(), *how.split())


@nox.session
def fuzz(session: nox.Session) -> None:
    """The fuzz tests with twenty thousand examples each: hours on one machine. A folder of programs can be named."""
    # Another seed each day, so that no night repeats the one before; nox prints it with the command.
    seed = ("--seed", str(date.today().toordinal()))
    _install(session)
    session.run("pytest", "tests/fuzz", "--hypothesis-profile=night")
    programs = session.posargs or ["examples", "tests/rules"]
    session.run("python", "-m", "benchmarks.mutilation", "--rounds", "50", *seed, *programs)
    session.run("python", "-m", "benchmarks.random_typing", "--edits", "20000", *seed, *programs)
    session.run("python", "-m", "benchmarks.random_pair_typing", "--edits", "20000", *seed)


@nox.session
def audit(session: nox.Session) -> None:
    """Known holes in the dependencies, and bills of materials in `dist`. The client's packages have to be installed."""
    session.install("-r", ".ci/auditors.txt")
    session.run("python", ".ci/audit.py")


@nox.session
def soak(session: nox.Session) -> None:
    """Fifteen minutes of typing in 200 documents."""
    _install(session)
    session.run("python", "-m", "benchmarks.soak", *(session.posargs or ["variorum server"]))
