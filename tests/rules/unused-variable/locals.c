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
