def next_one(waiting):
    return waiting.popleft()
