class Rates {
    int rate(int kind, Object row) {
        if (kind == 1) {
            log(1);
            log(2);
        } else if (kind == 2) { //! duplicate-branch
            log(1);
            log(2);
        } else if (kind == 1) { //! duplicate-branch
            log(3);
        } else {
            log(4);
        }
        switch (row) {
            case Integer number -> {
                log(number);
                log(1);
            }
            case Long number -> {
                log(number);
                log(1);
            }
            default -> log(2);
        }
        return kind > 2 ? 1 : 2;
    }
}
