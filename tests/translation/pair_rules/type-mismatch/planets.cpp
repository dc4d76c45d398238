#include <queue>
#include <string>
#include <utility>
#include <vector>

int place(const std::vector<std::string>& planets, const std::string& name) {
    return planets.indexOf(name); //! type-mismatch: a `vector` has no method `indexOf`
}

std::string text(std::string built) {
    return built.to_string(); //! type-mismatch: a `string` has no method `to_string`
}

int total(std::string digits) {
    int sum = digits; //! type-mismatch: `string` is not assignable to `sum` of type `int`
    for (char digit : digits) {
        long code = digit;
        sum += code - '0';
    }
    return sum;
}

int first(std::queue<int> waiting) {
    return waiting[0]; //! type-mismatch: a `queue` cannot be indexed with `[]`
}

std::pair<int, int> ends(std::vector<int> values) {
    std::vector<int> found = {values.front(), values.back()};
    return found; //! type-mismatch: `vector<int>` is not assignable to the result of type `pair<int, int>`
}

double mean(const int* values, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum += values[i];
    return sum / count;
}
