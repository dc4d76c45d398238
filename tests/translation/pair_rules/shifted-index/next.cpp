int following(vector<int> rows, int place) {
    return rows[place]; //! shifted-index
}
