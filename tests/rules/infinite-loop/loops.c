void count(int *rows) {
    int i = 0;
    while (i < 10) { //! infinite-loop
        show(rows[i]);
    }
    int j = 0;
    while (j < 10) j++;
    int m = 0;
    while (m < 10) fill(&m);
    for (;;) serve();
}
