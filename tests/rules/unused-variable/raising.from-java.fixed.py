def checked(o, flag):
    probe = {o: 1}
    among = {o}
    early = later
    later = 1
    return later
