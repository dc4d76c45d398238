def parts(address):
    return address.split(".")


def words(address):
    return address.split(" ")
