void count(const int *rows) {
    int i = 0;
    while (i < 10) { //! infinite-loop
        show(rows[i]);
    }
    int j = 0;
    while (j < 10) ++j;
    while (true) serve();
}
