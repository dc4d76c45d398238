if str is not bytes:
    NUMBERS = (int, float)
else:
    NUMBERS = (int, long, float)


def is_number(value):
    return isinstance(value, NUMBERS) or value is absent  #! undefined-name: `absent` is not defined
