int ticket() {
    static int number = 0;
    number += 1;
    return number;
}

int plain() {
    int number = 0;
    number += 1;
    return number;
}
