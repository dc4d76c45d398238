bool same(string name, string other) {
    return name == other;
}
