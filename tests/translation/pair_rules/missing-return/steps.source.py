def below(limit):
    for step in range(limit):
        yield step


def last(limit):
    if limit > 0:
        return limit - 1


async def wait(limit):
    await asyncio.sleep(limit)


async def rest(limit):
    await wait(limit)
