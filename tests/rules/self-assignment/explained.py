def fill(limit, unit):
    limit = limit  # read by locals() below  #! self-assignment (information): `limit` is assigned to itself
    unit = unit  #! self-assignment (warning): `unit` is assigned to itself
    return "%(limit)s %(unit)s" % locals()
