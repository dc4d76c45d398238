int rate(int kind) {
    if (kind == 1) {
        return 1;
    } else if (kind == 1) { //! duplicate-branch
        return 2;
    }
    if (kind == 2) draw(); else draw(); //! duplicate-branch
    if (next() == 1) return 1;
    else if (next() == 1) return 2;
    switch (kind) {
        case 1: return 1;
        case 2: return 1;
    }
    return kind ? 1 : 0;
}
