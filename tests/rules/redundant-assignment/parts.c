/* Elements and fields of variables that hold them themselves. */

struct point { int x, y; };

void filled(int count, struct point given) {
    int cells[10], *place = cells_of(count);
    for (int i = 0; i < 10; ++i)
        cells[i] = 0;  //! redundant-assignment: the value assigned to `cells` is never read
    int totals[2] = {1};  //! redundant-assignment
    totals[1]++;  //! redundant-assignment
    place[1] = 2;
    struct point corner, *far = point_of(count);
    corner.x = 1;  //! redundant-assignment
    far->x = 3;
    given.y = 2;  //! redundant-assignment
}

int read_somehow(int count) {
    int seen[3], chained[3], handed[3];
    int grid[2][2];
    seen[0] = 1;
    chained[chained[0]] = 2;
    handed[0] = 3;
    take(handed);
    grid[0][1] = 4;  //! redundant-assignment
    return seen[count];
}

int kept_for_the_next_call(void) {
    static int first = 1;
    static int cells[2];
    volatile int watched = 0;
    watched = 2;
    cells[0] = 1;
    if (first) {
        first = 0;
        return 1;
    }
    return 0;
}

int counted(struct point *place, int *cells) {
    int count = 1, left = 3;
    place->x = count++;  //! redundant-assignment: the value assigned to `count` is never read
    while (left > 0)
        *cells++ = left--;
    return place->y;
}

int next_before(int offset) {
    return --offset;
}

int next_behind(int offset) {
    return offset++;  //! redundant-assignment
}
