def written(text):
    return text.encode("latin-1")  #! changed-encoding: the original's text is in UTF-8 here, the translation's in Latin-1


def same(text):
    return text.encode("iso-8859-1")
