#include <stdio.h>

int main(void) {
    printf("%d", sqrt(2)); //! missing-import: `sqrt` comes from `math.h`, which is not imported
    size_t length = strlen("shelf"); //! missing-import
    puts("shelf");
    return measure(length);
}
