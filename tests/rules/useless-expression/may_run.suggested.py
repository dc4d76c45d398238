class Route:
    @property
    def call(self):
        return run()

    def prepare(self):
        self.call
