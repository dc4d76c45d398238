void extremes(double x, double y, double out[2]) {
    int count = 0;
    double a, b;
#define FIND(a, b) \
    { \
        /* The grammar ends the macro \
         * at a comment like this one. \
         */ \
        if (a > 0) \
            out[count++] = b / a; \
    }
    a = x + y;
    b = x - y;
    FIND(a, b);
}
