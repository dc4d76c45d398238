class Route:
    @property
    def call(self):
        return run()

    def prepare(self):
        self.call  #! useless-expression (information): no effect, unless reading the value runs code
