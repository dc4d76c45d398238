class Labels {
    int search(int start) {
        again:
        for (;;)
            for (int at = start; ; at++) {
                if (at == 3) {
                    continue again;
                }
                if (at > 9) {
                    return at;
                }
            }
    }
}
