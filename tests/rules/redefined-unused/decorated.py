"""Functions that something else keeps, whatever becomes of their names."""

from shelf import app, branches
import pytest


@app.route("/")
def show():
    return 1


@app.route("/about")
def show():
    return 2


@pytest.mark.parametrize("x", [1])
def test_one(x):
    assert x


@pytest.mark.parametrize("x", [2])
def test_one(x):  #! redefined-unused
    assert x


def size():
    return 1


if branches:

    def size():
        return 2
