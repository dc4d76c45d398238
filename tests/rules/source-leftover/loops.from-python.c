int total(struct rows *rows, int *values)
{
    int sum = 0;
    while (rows_has_next(rows)) { //! source-leftover: `rows_has_next(rows)` advances an iterator as another language does; C counts an index or follows a pointer
        sum += rows_next(rows);
    }
    int i = 0;
    while (i < 10) { //! source-leftover: a `while` loop that counts `i` up; use a `for` loop
        sum += values[i];
        i++;
    }
    int j = 0;
    while (j < 10) {
        sum += values[j];
        j += 1;
    }
    return sum + j;
}
