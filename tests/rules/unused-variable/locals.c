#include <stdlib.h>

static int depth;

int area(int width, int height) {
    int unused_margin, border;  //! unused-variable: `unused_margin` is declared but never used
    int (*callback)(int code);  //! unused-variable
    struct point { int x; int y; } corner;
    int *cells = malloc(4);  //! unused-variable
    free(cells);
    border = 2;
    corner.x = border;
    return width * height + corner.x;
}

DECLARE_FUNCTIONS(LABEL)
DECLARE_FUNCTIONS(LABELS)

struct label {
    int width;
};

void emptied(int width, char *given) {
    int cells[10];  //! unused-variable
    char name[8];  //! unused-variable
    char kept[8], lost[8];  //! unused-variable
    int *place = cells;
    struct label *label = (struct label *)name;
    char *source = lost;
    if (width > 2)
        source = given;
    else
        source = kept;
    print(source);
}
