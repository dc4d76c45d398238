class Ring {
    static int wrap(int index, int step, int size) {
        return (index - step) % size; //! remainder-sign: for negative numbers the remainder has the sign of the right operand in the original, here that of the left operand
    }

    static int forward(int index, int step, int size) {
        return (index + step) % size;
    }

    static int before(int[] rows, int index, int size) {
        return rows[index - 1] % size;
    }
}
