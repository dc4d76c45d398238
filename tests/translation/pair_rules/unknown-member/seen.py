class Seen:
    def __init__(self):
        self.seen = {}

    def knows(self, name):
        return self.seen.containsKey(name)  #! unknown-member: neither Python's standard library nor this file has a method `containsKey`

    def learn(self, name):
        self.seen.update({name: 1})
        self.note(name)

    def note(self, name):
        self.seen.setdefault(name, 0)
