int find(int x) {
again:
    x++;
unused:  //! unused-label: nothing jumps to the label `unused`
    if (x < 3) goto again;
    return x;
}
