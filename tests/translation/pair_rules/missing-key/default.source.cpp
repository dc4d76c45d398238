map<string, int> count(vector<string> words) {
    map<string, int> counts;
    for (auto word : words) {
        counts[word] += 1;
    }
    return counts;
}
