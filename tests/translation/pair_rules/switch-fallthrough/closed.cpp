int factor(int unit) {
    int found = 0;
    switch (unit) {
        case 1:
            found = 10;
            break;
        case 2:
            found = 20;
    }
    return found;
}
