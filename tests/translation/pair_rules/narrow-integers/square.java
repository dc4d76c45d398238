class Square {
    static int square(int side) {
        return side * side; //! narrow-integers: integers grow as they must in the original; here a product wraps around once it leaves 32 bits
    }
}
