def show(amount):
    print(f"Balence: {amount}")  #! changed-string: the original has the text 'Balance: ', the translation 'Balence: '


def other(amount):
    print(f"Interest: {amount}")
