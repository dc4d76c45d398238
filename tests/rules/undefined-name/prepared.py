def shell():
    try:
        return get_shell()
    except NameError:
        return None


def colour():
    try:
        return get_colour()  #! undefined-name
    except ValueError:
        return None


def either():
    try:
        return get_size()
    except (AttributeError, NameError) as error:
        return error
