class Pages {
    int count(int rows, int size) {
        return (rows + size - 1) / size;
    }

    int last(int rows, int size) {
        return (rows + size - 1) / size;
    }

    int even(int rows, int size) {
        return (rows + size - 1) / size;
    }
}
