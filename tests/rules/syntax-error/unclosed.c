static int grow(struct table *table, int size) {
    int numbers = grown(table->numbers, size, int *;  //! syntax-error (error)
    return numbers;  //! syntax-error (error)
}
