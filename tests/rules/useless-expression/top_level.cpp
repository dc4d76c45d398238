static bool leaked =
#if defined(CORE)
    true;
#else
    false;
#endif

int step(const char *p, const char *e) {
#define STEP1 do { count(*p++); } while (0)
    while (p != e) {
        STEP1;
    }
    true; //! useless-expression
    return 0;
}
