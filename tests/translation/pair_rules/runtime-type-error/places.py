class Notes:
    def note(self, index, text, program="main"):
        self.keep(index + 1, text, program)
        self.keep(program + 1, text, program)  #! runtime-type-error: `+` between a text and an integer stops the program
