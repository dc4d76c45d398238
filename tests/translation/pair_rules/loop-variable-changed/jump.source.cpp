int jump(int n) {
    int steps = 0;
    for (int i = 0; i < n; i++) {
        i += steps;
        steps++;
    }
    return steps;
}
