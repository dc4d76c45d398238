int count(const char *text) {
    int size = 0;
    goto inside;
    for (; *text; text++) {
inside:
        size++;
    }
    return size;
}

int parse(int kind) {
    switch (kind) {
    case 1: return 2;
    default: return 3;
    }
    not_reached();  //! unreachable (information)
}
