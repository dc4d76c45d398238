try:
    load()
except Exception:  #! swallowed-exception: the exception is caught and nothing is done about it
    pass

try:
    load()
except FileNotFoundError:
    pass
