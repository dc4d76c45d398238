class Codec:
    import json
    from base64 import b64encode

    import zlib

    def dump(self, value):
        return self.json.dumps(value)


def local():
    import csv  #! unused-import

    class Reader:
        import io

    return Reader
