def report(ledger):
    print(f"Ledger of {ledger.owner}")
    print(ledger)


def post(ledger, code, cents):
    print(f"Posted {cents} cents to account {code}.")
    ledger.append(code)


print(len("the program's own output"))
