void all(int count) {
    char_u *(items[MAXIMUM]);
    count * (3);  //! useless-expression
    fill(items, count);
}
