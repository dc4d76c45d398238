int count(const char *names, int limit) {
    const char *at = names;
    const int step = 1;
    int total = 0;
    while (*at) {
        at += step;
        total++;
    }
    const int most = 3;
    most = limit; //! reassigned-constant
    return total;
}
