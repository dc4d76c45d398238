#include <stdio.h>
#include <math.h>
#include <string.h>

int main(void) {
    printf("%d", sqrt(2));
    size_t length = strlen("shelf");
    puts("shelf");
    return measure(length);
}
