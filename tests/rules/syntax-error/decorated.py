class Client:
    @action(received)
#    @action(failed)
    def acknowledge(self):
        self.send(1)
