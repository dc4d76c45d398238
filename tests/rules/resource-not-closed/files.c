#include <stdio.h>

int load(const char *path, char *text) {
    FILE *file = fopen(path, "r"); //! resource-not-closed
    if (!file) return 1;
    fgets(text, 10, file);
    FILE *closed = fopen(path, "r");
    fgets(text, 10, closed);
    fclose(closed);
    FILE *handed = fopen(path, "r");
    return read_all(handed);
}
