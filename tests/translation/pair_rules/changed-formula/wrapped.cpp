#include <string>
#include <vector>

int wrapped(int index, int step, int size) {
    return ((index + step) % size + size) % size;
}

int last(const std::vector<int>& rows, int taken) {
    return rows[rows.size() - taken - 1];  //! changed-formula
}

std::string clock(int hours, int minutes) {
    return std::to_string(hours + minutes / 60) + ":" + std::to_string(minutes % 60);
}

int shifted(const std::vector<int>& rows) {
    int total = 0;
    for (int index = 0; index < (int) rows.size() - 1; index++) {
        total += rows[index] * (index + 1);
    }
    return total;
}
