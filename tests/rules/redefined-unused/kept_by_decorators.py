@rule(when="(")
def evaluate(number):
    return number


@rule(when="[")
def evaluate(number):  #! redefined-unused (information): `evaluate` is redefined before its first definition is used
    return -number


@raises(ValueError)
def test_number():
    evaluate("one")


@raises(TypeError)
def test_number():  #! redefined-unused (warning): `test_number` is redefined before its first definition is used
    evaluate(None)


@_overload
def theme(name: int) -> int: ...
@_overload
def theme(name: str) -> str: ...
def theme(name):
    return name
