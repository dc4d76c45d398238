#include <stdio.h>

int add(int ready) {
    int width;
    int area = width * 2; //! use-before-assignment
    int count, *place;
    scanf("%d", &count);
    printf("%d", count);
    *place = 1; //! use-before-assignment
    int total;
    total++; //! use-before-assignment
    int known;
    INITIALISE(known);
    static int calls;
    calls++;
    int symbol;
    while ((symbol = getchar()) != EOF) area += symbol;
    int depth;
    do { depth = next(); } while (depth);
    struct point corner;
    corner.x = 1;
    int unseen;
    printf("%d", unseen); //! use-before-assignment
    return area + known + corner.x;
}

void old(buffer, length) char *buffer; int length; {
    buffer[length] = 0;
}
