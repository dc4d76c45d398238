class Parser:
    def flatten(self, arguments):
        # Your implementation here
        pass

    def handle(self, one):
        # your code here
        pass

    def count(self, arguments):
        # Your implementation here  #! elided-code
        pass
