/* Jumps to labels and parts that the preprocessor may leave out. */

int retried(int count) {
    int tries = count;
    int lost = 3;  //! redundant-assignment
again:
    lost = probe(count);
    if (lost == 0) {
        tries = 9;  //! redundant-assignment
        return 0;
    }
    if (tries < 10) {
        tries += 1;
        goto again;
    }
    return lost;
}

int cleaned(int count) {
    int code = -1;
    char *room = take(count);
    if (room == 0)
        goto done;
    code = fill(room, count);
    if (code < 0)
        goto done;
    code = 0;
done:
    give_back(room);
    return code;
}

int measured(void) {
    int width = 80;  //! redundant-assignment
    int height = 25;
#if defined(WIDE)
    width = 132;
#elif defined(NARROW)
    width = 40;
#else
    width = 64;
#endif
#ifdef TALL
    height = 50;  //! redundant-assignment
    #ifdef VERY_TALL
    height = 100;
    #else
    height = 75;
    #endif
    #if defined(FLAT)
    if (height > 80)
        return width;
    #endif
#endif
    return width * height;
}

int waited(void *const targets[], int next) {
    int left = 3;
    goto *targets[next];
first:
    left = 2;
    return left;
}
