def best(count):
    rows = [[int(part) for part in input().split()] for _ in range(count)]
    rows.sort(reverse=True)
    return rows[0]


def lasting(jobs):
    ordered = sorted(jobs, key=lambda job: job[0])
    return ordered[0]
