#include <mutex>
#include <string>
#include <vector>

int total(const std::vector<int>& prices) {
    int spare;  //! unused-variable: `spare` is declared but never used
    int sum = 0;
    std::string label;  //! unused-variable
    char *start, *end;  //! unused-variable: `start` is declared but never used
    [[maybe_unused]] int checked;
    std::lock_guard<std::mutex> guard(lock);
    Timer timer;
    for (int price : prices) {
        int spare;
        spare = price;
        sum += price;
    }
    end = nullptr;
    auto later = [](int late) {
        int lost;  //! unused-variable
        return late;
    };
    return later(sum);
}

void memory() {
    char* idle = new char[16];  //! unused-variable
    delete[] idle;
    auto* used = new char[16];
    used[0] = 1;
    delete[] used;
}

template <int count>
void repeat() {
    int unseen[count];  //! unused-variable
    static int calls;
    calls++;
}
