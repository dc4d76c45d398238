int first(const int* items, int count) {
    for (int i = 0; i < count; i++) {  //! unreachable-loop
        return items[i];
    }
    while (count--) {
        if (items[count]) continue;
        return 1;
    }
    do {
        count++;
    } while (false);
    return 0;
}
