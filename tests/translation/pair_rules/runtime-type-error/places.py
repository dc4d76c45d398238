class Notes:
    def note(self, index, text, program="main"):
        self.keep(index + 1, text, program)
        self.keep(program + 1, text, program)  #! runtime-type-error: `+` of a string and an integer raises a type error
