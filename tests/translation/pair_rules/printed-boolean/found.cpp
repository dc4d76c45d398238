void show(vector<int> rows, int wanted) {
    bool found = has(rows, wanted);
    cout << found << endl;
}

void count(int rows) {
    cout << rows << endl;
}

bool has(vector<int> rows, int wanted) {
    return rows.size() > wanted;
}
