def read(data):
    return data.decode("utf-16-le")


def plain(data):
    return data.decode("ascii")
