def rest(stream):
    stream.skip_white()
    return Scanner(stream).take_all()
