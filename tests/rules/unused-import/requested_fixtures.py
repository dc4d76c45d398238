import pytest
from fixtures import other, third, unused  #! unused-import


@pytest.mark.usefixtures("other", 'third')
def test_something():
    assert True
