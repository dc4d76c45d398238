class Habits {
    boolean ask(String answer, boolean ready) {
        if (answer == "yes") {  //! source-leftover
            return true;
        }
        return ready == true;  //! source-leftover
    }

    /**  //! source-leftover
     * Adds.
     * :param first: the first
     */
    int add(int first) {
        return first;
    }
}
