class Ledger:
    def recount(self, amount):  #! lost-visibility: `recount` is private in the original, public in the translation
        return amount * 7

    def _sum(self, amount):
        return amount * 9

    def total(self, amount):
        return self.recount(amount) + self._sum(amount)
