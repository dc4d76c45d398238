class Bits {
    int half(int number) {
        return number >>> 1;
    }

    int masked(int number) {
        return number >>> 1;
    }
}
