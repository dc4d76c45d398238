Lexer = None


class Mode:
    def enter(self, lexer: Lexer, names: dict):
        lexer.push_mode(self)
        names.push_mode(self)  #! unknown-member: nothing in Python's standard library or in this file has a method `push_mode`
