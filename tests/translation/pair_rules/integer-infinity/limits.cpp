#include <algorithm>
#include <limits>
#include <vector>

int least(const std::vector<int>& values) {
    int best = std::numeric_limits<int>::infinity(); //! integer-infinity
    for (int value : values) best = std::min(best, value);
    return best;
}

double least(const std::vector<double>& values) {
    double best = std::numeric_limits<double>::infinity();
    for (double value : values) best = std::min(best, value);
    return best;
}
