def load(url):  #! lost-async: the original awaits here, the translation does not
    return fetch(url)


async def kept(url):
    return await fetch(url)
