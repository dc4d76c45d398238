def report(ledger):
    print(f"Ledger of {ledger.owner}")
    print(ledger)


def post(ledger, code, cents):
    print("DEBUG post:", code, cents)  #! debug-print: prints to the console for debugging
    print("here")  #! debug-print
    print(f"{code=}")  #! debug-print
    print(f"code = {code}")  #! debug-print
    print(code)  #! debug-print
    print("coupon", code)  #! debug-print
    print(f"Posted {cents} cents to account {code}.")
    ledger.append(code)


print(len("the program's own output"))
