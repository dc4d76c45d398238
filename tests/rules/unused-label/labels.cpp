int find(int x) {
again:
    x++;
unused:  //! unused-label: label `unused` is never used
    if (x < 3) goto again;
    return x;
}
