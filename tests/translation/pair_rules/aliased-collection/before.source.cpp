void keep(vector<int> values) {
    vector<int> before = values;
    values.push_back(1);
    show(before);
}

void count(int total) {
    int before = total;
    show(before);
}
