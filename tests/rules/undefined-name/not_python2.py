def show(name):
    return unicode(name)  #! undefined-name: `unicode` is not defined


def load(text):
    try:
        return int(text)
    except ValueError, TypeError:
        return None
