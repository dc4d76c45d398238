int last(const int *items, int count) {
    int found = -1, unread = 2;  //! redundant-assignment
    const int *end = items;  //! redundant-assignment
    end = items + count;
    for (; items < end; items++)
        found = *items;
    return found;
}

int careful(int count) {
    int found = 0, depth = -1;
    char *name = NULL;
    char kind = '\0';
    found = probe(count);
    name = name_of(found);
    kind = kind_of(name);
    depth = depth_of(kind);
    found += depth;
    depth = 0;
    return found;
}

int next(int *place) {
    int before = 1;  //! redundant-assignment
    before = *place;
    *place = before + 1;
    return before;
}
