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

const char *named(int kind) {
    switch (kind) {
        NAMED_CASE(KIND_NONE);
        NAMED_CASE(KIND_SOME);
    default:
        return "";
    }
    return "?";
}

int known(int kind) {
    switch (kind) {
    case 0:
        return 1;
        KNOWN_CASE(1, 2);
        KNOWN_CASE(2, 3);
    }
    return 2;
#ifdef _MSC_VER
#pragma warning(pop)
#endif
}

int failed(int kind) {
    if (kind == 0) {
        goto done;
        ;
    }
    kind++;
done:
    return kind;;
}

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
