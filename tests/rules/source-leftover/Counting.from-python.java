class Counting {
    int total(int[] values) {
        int sum = 0;
        int i = 0;
        while (i < 10) { //! source-leftover: a `while` loop that counts `i` up; Java's `for` loop does that
            sum += values[i];
            i++;
        }
        int j = 0;
        while (j < 10) {
            sum += values[j];
            j++;
        }
        int k = 0;
        while (k < 10) {
            if (values[k] == 0) {
                k += 2;
                continue;
            }
            k += 1;
        }
        return sum + j;
    }
}
