"""Documentation is no expression."""


def reset(counter, names):
    """Nor is this."""
    counter.value == 0  #! useless-expression: statement has no effect
    counter.content  #! useless-expression
    [1, 2]  #! useless-expression
    names == list(names)  #! useless-expression
    ...
    counter.reset()
    yield
    1 / 0
    with raises(TypeError):
        counter < names
