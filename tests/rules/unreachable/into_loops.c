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

int into_block(int c, int *p) {
    {
        int start = c;
        if (p[c] != 4) goto done;
        return 0;
    done:
        c = start;
    }
    return c;
}

int behind_block(int c, int *p) {
    {
        if (p[c] != 4) goto done;
        return 0;
    done:
        return 1;
    }
    return c;  //! unreachable (information)
}

int behind_label(int c) {
    if (c) goto done;
    return 0;
done:
    return c;
    c = 1;  //! unreachable
    count(0);
}
