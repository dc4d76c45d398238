class Basket:
    def __len__(self):
        return len(self.fruits)

    def check(self):
        assert self.fruits is not None

    def show(self):  #! lost-call: the original calls `check`, the translation never calls its counterpart `check`
        return "a basket of " + str(len(self))
