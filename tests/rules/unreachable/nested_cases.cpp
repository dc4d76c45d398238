int repeated(int kind) {
    int op = 0;
    switch (kind) {
    case 1: {
        op = 4;
        goto rep;
    case 2:
        op = 5;
        goto rep;
    rep:
        return op;
    }
    }
    return 0;
}
