#include <stdio.h>

void report(int count, int sum, int least) {
    printf("%d of %d\n", count, sum);
    printf("%d to %d\n", least, sum);
}
