class Pointers {
    Object open() {
        return Unsafe.getUnsafe(); //! unsafe-block
    }
}
