#define STEP() do { sum += data[n]; n += 1; } while (0)

int total(const int *data, int size) {
    int n = 0, sum = 0;
    while (n < size) {
        STEP();
    }
    return sum;
}

int width(unsigned value) {
    int i;
    for (i = 1; (value >>= 7) > 0; i++) { check(i); }
    return i;
}
