int convert(const char *s, int *out) {
    unsigned long size;
    char c;
    switch (*s) {
    case 'd':
    case 'x':
        c = *s;
        ++s;
        switch (*s) {
        case 'C':
            ++s;
            size = 1;
            break;
        default:
            size = 2;
            break;
        }
#define FORMAT(a, b) \
  ((a) == 1 ? (b) : 2)

        *out = size;
        switch (c) {
        case 'd':
            return 1;
        default:
            return 2;
        }
        break;
    }
    return 0;
}
