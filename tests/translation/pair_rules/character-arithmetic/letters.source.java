class Letters {
    int index(char letter) {
        return letter - 'a';
    }

    int known(char letter) {
        return letter - 'a';
    }
}
