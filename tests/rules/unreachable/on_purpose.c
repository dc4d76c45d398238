int next(int kind) {
    switch (kind) {
    case 1:
        return 2;
        break;
    case 2:
        return 3;
        return 4; //! unreachable
    }
    if (0) { //! unreachable (information)
        printf("%d\n", kind);
    }
    for (;;) {
        kind++;
        if (kind == 7) exit(1);
    }
    /* Not reached. */
    assert(0); //! unreachable (information)
    return 0;
}

int last(int kind) {
    exit(kind);
    return 0; //! unreachable (information)
}

int lost(int kind) {
    exit(kind);
    kind = work(kind); //! unreachable
    return kind;
}
