int count(int rest, int size) {
    int parts = 0;
    while (rest > 0) {
        SPLIT_OFF(rest);
        parts++;
    }
    for (int i = 0; size > 0; i++) {
        next_part(size, i);
    }
    return parts;
}
