class Reader {
    unsafe byte Next() {
        byte value;
        Fill(&value);
        return value;
    }

    byte Unset() {
        byte value;
        return value;  //! use-before-assignment
    }
}
