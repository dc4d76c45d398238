def checked(o, flag):
    probe = {o: 1}  #! unused-variable
    among = {o}  #! unused-variable
    early = later  #! unused-variable
    limit = 3  #! unused-variable
    later = 1
    return later
