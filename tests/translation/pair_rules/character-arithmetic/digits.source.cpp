int digit(char letter) {
    return letter - '0';
}
