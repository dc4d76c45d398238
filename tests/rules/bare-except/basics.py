try:
    load()
except:  #! bare-except
    reset()

try:
    load()
except OSError:
    reset()
