import asyncio


def repeat(rows, width):
    for index in range(width):  #! unused-variable (information): the loop never uses `index`
        rows.pop()
    for index, row in enumerate(rows):  #! unused-variable (information): the loop never uses `index`
        print(row)
    for _ in rows:
        rows.pop()
    for _index, row in rows:
        print(row)
    for row in rows:
        pass
    for last in rows:
        rows.pop()
    print(last)
    for name in rows:
        width += name
    for key, (left, right) in rows:  #! unused-variable (information): the loop never uses `left`
        print(key, right)
    for part in rows:
        yield lambda: part
    return width


async def each(rows):
    async for row in rows:  #! unused-variable (information): the loop never uses `row`
        await asyncio.sleep(1)


for turn in range(3):  #! unused-variable (information): the loop never uses `turn`
    asyncio.run(each([]))
for kept in range(3):
    asyncio.run(each([]))


def shown():
    return kept
