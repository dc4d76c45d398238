class Reader:
    def __init__(self, stream):
        self.stream = stream

    def rest(self):
        self.stream.skip_blanks()
        return self.stream.take_rest()  #! unknown-member: neither Python's standard library nor this file has a method `take_rest`
