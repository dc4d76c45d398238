void plain() {
    step();
    return;  //! redundant-return
}

int valued() {
    return 1;
}

void looping(int count) {
    for (int i = 0; i < count; i++) {
        step();
        continue;  //! redundant-return
    }
    if (count) {
        return;
    }
    step();
}
