"""Fixtures of pytest are asked for by the names of parameters."""

import pytest
from shelf import book, page, paper


def test_book(book):
    assert book


@pytest.fixture
def opened(page):
    return page.opened


class TestPages:
    def test_opened(self, opened):
        assert opened


def weigh(paper):  #! redefined-unused
    return paper
