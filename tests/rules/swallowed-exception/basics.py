try:
    load()
except Exception:  #! swallowed-exception: exception is caught and ignored
    pass

try:
    load()
except FileNotFoundError:
    pass
