#include <algorithm>
#include <climits>
#include <vector>

int least(const std::vector<int>& costs, int size) {
    std::vector<int> best(size + 1, INT_MAX);
    best[0] = 0;
    for (int place = 0; place < size; place++) {
        for (int cost : costs) {
            if (place + cost <= size) {
                best[place + cost] = std::min(best[place + cost], best[place] + 1); //! infinity-overflow
            }
        }
    }
    return best[size];
}
