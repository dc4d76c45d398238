class Loops {
    void count(int[] rows) {
        int i = 0;
        while (i < 10) { //! infinite-loop
            log(rows[i]);
        }
        int j = 0;
        while (j < 10) {
            j++;
        }
        for (int k = 0; k < 10; k++) log(k);
        int m = 0;
        while (m < 10) {
            if (rows[m] > 2) return;
        }
        while (true) serve();
    }
}
