/* A macro reads the variables of the function that uses it. */

#define STEP() \
    if (place == stop) \
        return -1; \
    place++

#define TWICE(amount) ((amount) * 2)

int scanned(const char *place, int length) {
    const char *stop = place + length;
    int amount = 3;  //! redundant-assignment: the value assigned to `amount` is never read
    STEP();
    STEP();
    return *place;
}
