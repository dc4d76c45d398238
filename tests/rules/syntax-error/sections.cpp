void check() {
    SECTION( "empty" ) {  //! syntax-error (information)
        Text text;
    }
}
