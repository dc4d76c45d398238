class Else {
    int sign(int number) {
        if (number > 0) {
            return 1;
        } else {  //! redundant-else
            return -1;
        }
    }

    int other(int number) {
        if (number > 0) {
            run();
        } else {
            return -1;
        }
        return 1;
    }
}
