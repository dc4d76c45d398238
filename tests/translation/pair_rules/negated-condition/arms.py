def total(prices, limit):
    total = 0
    known = 0
    for price in prices:
        # The arms begin alike, but they changed places with the condition.
        if price <= limit:
            total += price + 3
        else:
            total += price + 3
            known += 1
    print(known)
    return total
