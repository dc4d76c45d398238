int largest(vector<int> values) {
    sort(values.begin(), values.end());
    return values.back();
}

int own(vector<int>& values) {
    sort(values.begin(), values.end());
    return values.back();
}
