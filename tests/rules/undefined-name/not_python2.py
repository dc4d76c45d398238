def show(name):
    return unicode(name)  #! undefined-name: nothing defines `unicode`


def load(text):
    try:
        return int(text)
    except ValueError, TypeError:
        return None
