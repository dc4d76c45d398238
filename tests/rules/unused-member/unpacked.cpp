struct Edge {
    int from, to;
};

int sum(const Edge& edge) {
    auto [first, second] = edge;
    return first + second;
}
