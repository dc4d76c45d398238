class Square {
    static int square(int side) {
        return side * side; //! narrow-integers: integers have arbitrary precision in the original; here a product overflows beyond 32 bits
    }
}
