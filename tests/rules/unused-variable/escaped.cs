class Box {
    static int Size(int[] sizes) {
        int @total = 3;
        int @event = 4; //! unused-variable
        return total;
    }
}
