void convert(int size) {
    (float)(char)size; //! useless-expression
    static_cast<unsigned>(size); //! useless-expression
    (char)static_cast<float>(size); //! useless-expression
    static_cast<void>(size);
    (void)size;
    static_cast<int>(next());
}

void loop(int size) {
    for (1; size > 0; size--) { //! useless-expression
        step();
    }
    for ((long)size; size > 0; size--) { //! useless-expression
        step();
    }
    for (size; size > 0; size--) {
        step();
    }
}
