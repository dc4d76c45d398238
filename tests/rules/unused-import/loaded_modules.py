class Context:
    loaded = False

    @classmethod
    def load(cls):
        # Load these modules in order to populate the tables with the standard commands.
        if not cls.loaded:
            from . import commands
            from . import values
            cls.loaded = True
