#include <stdio.h>

int main(void) {
    printf("%d", sqrt(2)); //! missing-import: `sqrt` is used without importing `math.h`
    size_t length = strlen("shelf"); //! missing-import
    puts("shelf");
    return measure(length);
}
