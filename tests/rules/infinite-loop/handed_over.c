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

void pad(char *line, int length, int over) {
    do {
        line[length++] = ' ';
    } while (length < 13 - over);
}

void wait_for(int size) {
    int waiting = 0;
    start_threads(&waiting);
    while (waiting < 20) {
        yield_now();
    }
}

void stays(int limit) {
    int round = 0;
    while (round < limit) {  //! infinite-loop
        limit_all(0);
    }
}
