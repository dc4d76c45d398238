double mean(int total, int count) {
    return (double) total / count;
}

bool empty(int count) {
    return count == 0;
}
