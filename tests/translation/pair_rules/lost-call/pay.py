def check(amount):
    require(amount > 0)


def pay(amount):  #! lost-call: the original calls `check`, the translation never calls its counterpart `check`
    book(amount)


def book(amount):
    store(amount)
