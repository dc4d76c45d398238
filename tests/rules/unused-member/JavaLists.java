class JavaLists {
    private static final int ECHO = 1;
    private static final int QUIT = 2; //! unused-member (information): `QUIT` is declared but never used
    // Those of the line:
    private static final int EOF = 3; //! unused-member (information)

    private static final int ERASE = 4; //! unused-member (information)
    private static final int KILL = ECHO; //! unused-member (information)

    int flags() {
        return ECHO;
    }

    private static final int LIMIT = 80; //! unused-member (warning)
    private int width; //! unused-member (warning)
}
