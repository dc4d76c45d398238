def fill(limit, unit):
    limit = limit  # read by the caller's frame  #! self-assignment (information): `limit` is assigned to itself
    unit = unit  #! self-assignment (warning): `unit` is assigned to itself
    return "%s %s" % (limit, unit)
