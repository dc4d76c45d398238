void show(vector<int> row) {
    for (int cell : row) {
        cout << cell << "\n";
    }
}
