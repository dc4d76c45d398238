class Depths {
    int depth(int number) {
        return number == 0 ? 0 : 1 + depth(number - 1);
    }
}
