class Flags {
    boolean either(boolean first, boolean second) {
        return first || second; //! eager-logic
    }
}
