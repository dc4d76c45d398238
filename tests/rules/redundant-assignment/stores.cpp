#include <string>

int best(const int* scores, int count) {
    int top = count;  //! redundant-assignment: the value assigned to `top` is never read
    top = scores[0];
    int unread = count;  //! redundant-assignment
    std::string label = "best";  //! redundant-assignment
    for (int i = 1; i < count; i++)
        top = top < scores[i] ? scores[i] : top;
    top = top;  //! redundant-assignment: assigned to itself
    return top;
}

int shared(int start) {
    int value = start;
    int* address = &value;
    value = 3;
    int& other = value;
    other = 4;
    const int& ignored = value;  //! redundant-assignment
    return *address;
}

int read(Source& source) {
    int code = 0;
    if (source.ready() && (code = source.next()) > 0) {
        return code;
    }
    auto guard = source.lock();
    Transaction open{source};
    return code;
}

bool parsed(const char* text, int& value, std::vector<int>& values, char kind) {
    for (auto& one : values)
        one = 0;
    for (auto& [key, count] : counts_of(text))
        count = 1;
    value = 3;
    kind = 'x';  //! redundant-assignment
    return true;
}

int counted() {
    int rounds = 0;  //! redundant-assignment
    while (step()) {
        rounds++;  //! redundant-assignment
    }
    return 1;
}
