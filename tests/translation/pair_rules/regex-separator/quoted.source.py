def parts(address):
    return address.split("|")
