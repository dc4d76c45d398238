int packed(int *log) {
    do {
        if (begin(log) < 0)
            break;
        if (finish(log) < 0)
            break;
        return 0;
    } while (0);
    return -1;
}

int first(const int *items, int count) {
    for (int i = 0; i < count; i++) {  //! unreachable-loop
        return items[i];
    }
    return 0;
}
