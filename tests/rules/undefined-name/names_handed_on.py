from patches import inject, slurp

inject("socket", globals(), ("select", None))
print(SOCK_STREAM)
