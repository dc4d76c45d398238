long long total(vector<int> rows) {
    long long total = 0;
    int count = 0;
    return total + count;
}
