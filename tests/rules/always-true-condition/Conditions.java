class Conditions {
    int price(int code, int size, boolean ready) {
        if (size == size) return 1; //! always-true-condition
        if (code != 1 || code != 2) return 2; //! always-true-condition
        if (ready = true) return 3; //! always-true-condition
        if (true) return 4; //! always-true-condition
        while (true) {
            if (size > 2) break;
        }
        if (code != 1 && code != 2) return 5;
        if (this.size == size) return 6;
        if ((size = code) > 2) return 7;
        return ready == false ? 1 : 2;
    }
}
