static int *grow(struct table *table, int size) {
    int *numbers = grown(table->numbers, size, int *);  //! syntax-error (information)
    return numbers;
}
