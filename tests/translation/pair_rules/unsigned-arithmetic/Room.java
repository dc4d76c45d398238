class Room {
    static int left(int capacity, int used) {
        return capacity - used;  //! unsigned-arithmetic
    }
}
