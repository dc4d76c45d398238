class WithoutExit {
    void reckon() {
        int value = 1;
        while (true) { //! infinite-loop: infinite loop: it changes only local variables
            value = value * 3 + 1;
        }
    }

    int found() {
        int value = 1;
        while (true) {
            if (value > 100) break;
            value *= 3;
        }
        return value;
    }

    void blink() {
        while (true) {
            light = !light;
        }
    }
}
