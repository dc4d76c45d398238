def age(field):
    return int(field)
