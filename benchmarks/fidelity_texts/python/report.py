import sys
from collections import defaultdict


class Account:
    def __init__(self, owner):
        self.owner, self.balance, self.log = owner, 0, []

    def apply(self, amount):
        if self.balance + amount < 0:
            raise ValueError(f"insufficient: {self.balance}")
        self.balance += amount
        self.log.append(amount)


def main():
    n = int(sys.stdin.readline())
    accounts = {}
    refused = defaultdict(int)
    for _ in range(n):
        who, amount = map(int, sys.stdin.readline().split())
        account = accounts.setdefault(who % 3, Account(f"c{who % 3}"))
        try:
            account.apply(amount)
        except ValueError as error:
            refused[account.owner] += 1
            print("refused", error)
    for key in sorted(accounts):
        a = accounts[key]
        mean = sum(a.log) / len(a.log) if a.log else 0
        print(f"{a.owner:<4}{a.balance:>8,}{mean:10.3f} {a.log[-2:]}", end="|\n")
    print(dict(refused), *sorted(refused), sep=", ")


main()
