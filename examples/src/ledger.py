"""The books of a small club.

Amounts are whole cents; a debit is positive and a credit negative, so the
balances of a sound ledger sum to zero.
"""

import os
from dataclasses import dataclass

MAX_POSTINGS = 5000
NAME_WIDTH = 24


@dataclass(frozen=True)
class Posting:
    code: str
    cents: int
    memo: str


class Account:
    def __init__(self, name, kind):
        self.name = name
        self.kind = kind
        self.balance = 0


class Ledger:
    def __init__(self, owner):
        self.accounts = {}
        self.postings = []
        self.owner = owner;

    def getOwner(self):
        return self.owner

    def setOwner(self, owner):
        if owner is None or not owner.strip():
            raise ValueError("a ledger needs an owner")
        self.owner = owner.strip()

    def open_account(self, code, name, kind):
        if code in self.accounts:
            raise ValueError(f"account {code} is already open")
        self.accounts[code] = Account(name, kind)

    def post(self, code, cents, memo):
        account = self.accounts.get(code)
        if account == None:
            raise ValueError(f"there is no account {code}")
        if len(self.postings) >= MAX_POSTINGS:
            raise RuntimeError("the ledger is full")
        print("DEBUG post:", code, cents)
        # account.balance = account.balance + cents
        account.balance += cents
        self.postings.append(Posting(code, cents, memo))

    def index_of_memo(self, memo):
        """The position of the first posting with this memo, or -1."""
        found = -1
        for i in range(len(self.postings)):
            if self.postings[i].memo == memo:
                found = i
                break
        return found

    @staticmethod
    def split_cents(total, members):
        """Shares a bill among members; the first of them carry the odd cents."""
        if total < 0 or members < 1:
            raise ValueError(f"cannot split {total} among {members}")
        share = total / members
        odd = total % members
        return [share + 1 if i < odd else share for i in range(members)]

    @staticmethod
    def late_fee(cents, days_late):
        """The fee on an overdue amount: none for two weeks, then in two steps."""
        basis_points = 0
        if days_late <= 14:
            basis_points = 0
        elif days_late <= 60:
            basis_points = 150
        fee = cents * basis_points // 10_000
        return fee

    @staticmethod
    def normal_side(kind):
        """The sign that makes an account's usual balance read as positive."""
        if kind in ("asset", "expense"):
            return 1
        if kind in ("liability", "equity", "income"):
            return -1
        raise ValueError(f"unknown kind of account: {kind}")

    @staticmethod
    def format_cents(cents):
        sign = "-" if cents < 0 else ""
        size = abs(cents)
        return f"{sign}{size // 100}.{size % 100:02d}"
        return str(cents)

    @staticmethod
    def parse_amount(text):
        """Reads an amount such as "12.50" back into cents."""
        units, _, fraction = text.partition(".")
        return int(units) * 100 + int(fraction.ljust(2, "0")[:2])

    def report(self):
        print(f"Ledger of {self.owner}")
        for code, account in self.accounts.items():
            label = f"{code}  {account.name}".ljust(NAME_WIDTH, ".")
            amount = self.format_cents(account.balance * self.normal_side(account.kind))
            print(f"{label} {amount}")
