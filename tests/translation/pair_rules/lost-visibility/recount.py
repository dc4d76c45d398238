class Ledger:
    def recount(self, amount):  #! lost-visibility: the original keeps `recount` private, the translation shows it to all
        return amount * 7

    def _sum(self, amount):
        return amount * 9

    def total(self, amount):
        return self.recount(amount) + self._sum(amount)
