#include <climits>
#include <vector>

int least(const std::vector<int>& costs, int size) {
    std::vector<int> best(size + 1, INT_MAX);
    best[0] = 0;
    for (int place = 0; place < size; place++) {
        if (best[place] == INT_MAX) continue;
        for (int cost : costs) {
            if (place + cost <= size && best[place] + 1 < best[place + cost]) {
                best[place + cost] = best[place] + 1;
            }
        }
    }
    return best[size];
}

int nearest(const std::vector<int>& places) {
    int near = INT_MAX / 2;
    int next = near + 1;
    return next;
}
