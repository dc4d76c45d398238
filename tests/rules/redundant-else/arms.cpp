int sign(int x) {
    if (x > 0) {
        return 1;
    } else {  //! redundant-else
        x++;
    }
    if (x) {
        x--;
    } else {
        x++;
    }
    if (x < 0) throw 1; else x = 0;  //! redundant-else
    return x;
}
