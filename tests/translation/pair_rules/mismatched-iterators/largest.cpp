#include <algorithm>
#include <string>

int largest(int number) {
    return *std::max_element(std::to_string(number).begin(), std::to_string(number).end()) - '0'; //! mismatched-iterators
}

int least(int number) {
    std::string digits = std::to_string(number);
    return *std::min_element(digits.begin(), digits.end()) - '0';
}
