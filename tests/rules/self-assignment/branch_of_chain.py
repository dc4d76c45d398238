def read(headers, other):
    if headers is None:
        headers = {}
    elif isinstance(headers, dict):
        headers = headers  #! self-assignment (information)
    else:
        headers = dict(headers)
    if headers:
        other = other  #! self-assignment (warning)
    return headers, other
