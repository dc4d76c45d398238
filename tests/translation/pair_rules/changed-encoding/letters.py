def written(text):
    return text.encode("latin-1")  #! changed-encoding: encoding is UTF-8 in the original, Latin-1 in the translation


def same(text):
    return text.encode("iso-8859-1")
