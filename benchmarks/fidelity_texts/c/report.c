#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int key, count; double total; } Row;
static int by_total(const void *a, const void *b) {
    const Row *x = a, *y = b;
    if (x->total != y->total) return x->total < y->total ? 1 : -1;
    return x->key - y->key;
}
int main(void) {
    int n, used = 0;
    if (scanf("%d", &n) != 1) return 1;
    Row rows[3];
    memset(rows, 0, sizeof rows);
    for (int i = 0; i < n; i++) {
        int k, v;
        scanf("%d %d", &k, &v);
        k = abs(k) % 3;
        rows[k].key = k;
        rows[k].count++;
        rows[k].total += v / 2.0;
    }
    qsort(rows, 3, sizeof(Row), by_total);
    for (Row *r = rows; r < rows + 3; r++) {
        if (!r->count) continue;
        used++;
        printf("%-3d|%8.2f|%05d %g\n", r->key, r->total, r->count, r->total / r->count);
    }
    printf("%d %s %c %x\n", used, n % 2 ? "odd" : "even", 'a' + used, (unsigned)n * 2654435761u);
    puts("end");
    putchar('!');
    return 0;
}
