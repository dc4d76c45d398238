def shown(name: str) -> str:
    return name


def kept(name: str) -> str:
    return store(name)
