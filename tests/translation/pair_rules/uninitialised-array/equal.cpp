#include <algorithm>
#include <array>
#include <string>

bool same(std::string one, std::string other) {
    std::array<int, 26> first; //! uninitialised-array
    std::array<int, 26> second;
    std::fill(second.begin(), second.end(), 0);
    for (size_t i = 0; i < one.length(); i++) {
        first[one[i] - 'a']++;
        second[other[i] - 'a']++;
    }
    return std::equal(first.begin(), first.end(), second.begin(), second.end());
}
