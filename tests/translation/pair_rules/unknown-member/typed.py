Lexer = None


class Mode:
    def enter(self, lexer: Lexer, names: dict):
        lexer.push_mode(self)
        names.push_mode(self)  #! unknown-member: neither Python's standard library nor this file has a method `push_mode`
