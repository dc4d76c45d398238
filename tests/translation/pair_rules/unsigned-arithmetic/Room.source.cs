class Room {
    static uint Left(uint capacity, uint used) {
        return capacity - used;
    }
}
