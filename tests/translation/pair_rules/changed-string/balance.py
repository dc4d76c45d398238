def show(amount):
    print(f"Balence: {amount}")  #! changed-string: string is 'Balance: ' in the original, 'Balence: ' in the translation


def other(amount):
    print(f"Interest: {amount}")
