class Account:  #! missing-item: method `Account.isOverdrawn` of the original has no counterpart
    def __init__(self, balance):
        self.balance = balance

    def open(self):
        print("open")
