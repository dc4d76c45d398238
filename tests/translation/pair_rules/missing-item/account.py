class Account:  #! missing-item: the method `Account.isOverdrawn` of the original has no counterpart here
    def __init__(self, balance):
        self.balance = balance

    def open(self):
        print("open")
