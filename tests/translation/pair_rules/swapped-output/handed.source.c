void report(FILE *out, const char *name, int n) {
    fprintf(out, "%s: %d\n", name, n);
}

void turned(FILE *out, const char *name, int n) {
    fprintf(out, "%s: %d\n", name, n);
}
