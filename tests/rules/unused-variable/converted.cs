class Account {
    static int Main() {
        Money price = 5; //! unused-variable (warning): `price` is assigned but never used
        Money? spare = null; //! unused-variable
        int count = 5; //! unused-variable
        var rate = 4; //! unused-variable
        return 0;
    }
}
