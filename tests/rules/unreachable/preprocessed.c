/* Directives, macros and habits of C that are no dead code. */

#define FAIL() \
    do { \
        return -1; \
    } while (0)

int narrowed(int kind) {
    switch (kind) {
    case 1:
        exit(2);
        break;
    case 2:
        return 3;
        kind = 4;  //! unreachable
    default:
        break;
    }
    return kind;
#undef FAIL
}

static void NORETURN CHECKED(1, 2)
leave(const char *format, ...)
{
    exit(1);
}

static double overhead = 0.0;

int chosen(int count) {
#ifdef FAST
    return count * 2;
#else
    return count + count;
#endif
}

int endless(int count) {
    while (1) {
        count++;
    }
    return count;  //! unreachable
}
