class Wide {
    static long square(long side) {
        return side * side;
    }
}
