int last(const int *items, int count) {
    int found = -1, unread = 2;  //! redundant-assignment
    int *end = 0;  //! redundant-assignment
    end = (int *)items + count;
    for (; items < end; items++)
        found = *items;
    return found;
}

int retried(int count) {
    int found = 0;
again:
    found = probe(count);
    if (found < 0)
        goto again;
    return found;
}

int next(int *place) {
    int before = 0;  //! redundant-assignment
    before = *place;
    *place = before + 1;
    return before;
}
