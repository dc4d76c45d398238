class Steps {
    static void advance(int position) {
        position = position + 1; //! lost-out-parameter
    }
}
