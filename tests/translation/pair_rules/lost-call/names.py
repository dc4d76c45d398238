class Names:
    def add(self, name):
        self.names.append(name)

    def upper(self, all):
        return [one.upper() for one in all]

    def add_twice(self, name):  #! lost-call
        self.names.extend([name, name])
